import { mount } from 'svelte'
import App from './App.svelte'
import { preferred, speech } from './lib/i18n.svelte'
import { house } from './lib/house.svelte'
import { invitationOf } from './lib/invited'
import { followHands } from './lib/keys'
import { DARK, settings } from './lib/settings.svelte'
import './theme/fonts.css'
import './theme/tokens.css'
import './theme/base.css'

const show = () => settings.show(document.documentElement)
show()
void house.come(invitationOf(location.search))
followHands(document.documentElement)
DARK().addEventListener('change', show)
await speech.speak(preferred())
mount(App, { target: document.getElementById('app') ?? document.body })
void import('./lib/worker').then(({ work }) => work())
