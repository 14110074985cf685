/** Messages to this device when nobody looks at a table: asked for, and taken back. */

import * as api from './api'
import { speech } from './i18n.svelte'
import type { AlertsShown } from './wire'

export type Ability = 'possible' | 'denied' | 'impossible'

/** Whether this browser can be told; many need the page to be installed first. */
export function ability(): Ability {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'impossible'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

/** Ask the browser, then the server; an error where either says no. */
export async function subscribe(key: string, name: string, language: string): Promise<AlertsShown> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('denied')
  const worker = await navigator.serviceWorker.ready
  await (await worker.pushManager.getSubscription())?.unsubscribe() // it may be of another server
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  const { endpoint, keys } = made.toJSON()
  await api.somebody(name)
  return api.addDevice({ endpoint, p256dh: keys?.['p256dh'], secret: keys?.['auth'], language })
}

export async function unsubscribe(): Promise<AlertsShown> {
  const worker = await navigator.serviceWorker.getRegistration()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
  return api.dropDevice()
}

/** base64url as bytes. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, character => character.charCodeAt(0))
}

/** A device that the server knows subscribes again where its subscription was lost, or is of other keys. */
export async function renewed(): Promise<void> {
  if (ability() !== 'possible' || Notification.permission !== 'granted') return
  const { key, here } = await api.alerts()
  if (!here) return
  const worker = await navigator.serviceWorker.ready
  const known = (await worker.pushManager.getSubscription())?.options.applicationServerKey
  const same = known && String(new Uint8Array(known)) === String(bytes(key))
  if (!same) await subscribe(key, '', speech.language)
}
