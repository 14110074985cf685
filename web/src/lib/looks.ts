/** One device, several players: what all have seen since each of them last had it in their hands. */

export class Looks<Scene> {
  #scenes: Scene[] = []
  #seen: Record<number, number> = {} // by seat: how many of them its player has seen

  /** The table has changed; this player has the device, or nobody has taken it yet. */
  note(scene: Scene, seat: number | null): void {
    if (this.#scenes.at(-1) !== scene) this.#scenes.push(scene)
    if (seat !== null) this.#seen[seat] = this.#scenes.length
  }

  /** From the last scene that this player saw to the newest. */
  since(seat: number): Scene[] {
    return this.#scenes.slice(Math.max(0, (this.#seen[seat] ?? 0) - 1))
  }
}
