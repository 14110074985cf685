/** Load the page anew if the server has another by now: after an upgrade they would not understand each other. */
export async function renew(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null)
  if (!script || !answer?.ok) return
  const page = await answer.text()
  if (!page.includes(new URL(script.src).pathname)) location.reload()
}
