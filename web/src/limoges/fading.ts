/** What scrolls is marked while there is more below. */

import type { Attachment } from 'svelte/attachments'

export const fading: Attachment<HTMLElement> = box => {
  const mark = () => box.classList.toggle('more', box.scrollHeight - box.clientHeight - box.scrollTop > 4)
  const sized = new ResizeObserver(mark)
  const filled = new MutationObserver(mark)
  sized.observe(box)
  filled.observe(box, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] })
  box.addEventListener('scroll', mark)
  return () => [sized, filled].forEach(one => one.disconnect())
}
