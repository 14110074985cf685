/** Whose server this is, and whether it lets in who stands before it. */

import * as api from './api'
import { forget, invitation, remember } from './invited'
import { Kept } from './kept.svelte'
import type { ServerShown } from './wire.generated'

class House {
  readonly kept = new Kept<ServerShown>('house', api.server)
  known = $state<boolean | null>(null) // whether the server knows who this is; not asked yet
  wrong = $state(false) // the invitation of the address lets nobody in
  #held = $state('') // by what this page let somebody in

  get shown(): ServerShown | null {
    return this.kept.value
  }

  get name(): string {
    return this.shown?.name || 'Limestone'
  }

  /** Why a newcomer cannot play here yet; nothing if they can. */
  get shut(): 'invited' | 'closed' | '' {
    const way = this.shown?.registration
    if (this.known !== false) return ''
    return way === 'closed' || (way === 'invited' && !this.#held && (this.wrong || !invitation())) ? way : ''
  }

  /** Ask whether the server knows who this is, unless it lets everybody in. */
  async ask(): Promise<void> {
    if (this.known !== null || (this.shown?.registration ?? 'open') === 'open') return
    this.known = await api.isKnown().catch(() => null) // without an answer, what is pressed says what is wrong
  }

  /** Come by the invitation of an address: one that lets nobody in is said to be wrong before it is used. */
  async come(code: string): Promise<void> {
    if (!code) return
    remember(code)
    const refusal = await api.invited(code).then(() => null, api.why)
    if (refusal?.code !== 'invited-only') return
    forget()
    this.wrong = true
  }

  /** Become a guest by an invitation: its code, or the whole link. */
  async enter(typed: string, name: string): Promise<void> {
    const code = typed.trim().replace(/^.*[?&]join=([^&#]*).*$/, '$1')
    await api.enter(name, code)
    remember(code)
    this.#held = code
    this.known = true
  }

  /** What was held as an invitation lets nobody in any more. */
  lapse(): void {
    forget()
    this.#held = ''
    this.known = false
  }
}

export const house = new House()
