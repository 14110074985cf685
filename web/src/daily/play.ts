/** The way to the table of one's try. */

import * as api from '../lib/api'
import { place } from '../lib/router.svelte'
import { settings } from '../lib/settings.svelte'

export async function playToday(date = ''): Promise<void> {
  await api.somebody(settings.name)
  const day = date || (await api.daily()).today
  place.go(`/t/${(await api.playDaily(day)).table.code}`)
}
