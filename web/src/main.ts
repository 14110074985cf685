import { mount } from 'svelte'
import App from './App.svelte'
import { preferred, speech } from './lib/i18n.svelte'
import { settings } from './lib/settings.svelte'
import './theme/fonts.css'
import './theme/tokens.css'
import './theme/base.css'

settings.show(document.documentElement)
await speech.speak(preferred())
mount(App, { target: document.getElementById('app') ?? document.body })
