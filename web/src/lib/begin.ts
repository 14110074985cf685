/** A new table, and on to it: as a guest, if nobody is known yet. */

import type { GameName } from '../games'
import * as api from './api'
import { Once } from './once'
import { place } from './router.svelte'
import { settings } from './settings.svelte'

export interface Wanted {
  game: GameName
  seats: unknown[]
  [more: string]: unknown
}

const once = new Once()

/** However often the button is pressed, one table is made. */
export const begin = (table: Wanted): Promise<void> => once.do(JSON.stringify(table), () => made(table))

async function made(table: Wanted): Promise<void> {
  const own = table.seats.filter(seat => (seat as { kind?: string }).kind === 'me') as { name?: string }[]
  const typed = own.length === 1 && Boolean(own[0]?.name)
  await api.somebody(settings.name, typed)
  const created = await api.create({ visibility: 'link', ...table })
  place.go(`/t/${created.table.code}`)
}
