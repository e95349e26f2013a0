const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove']
// Captured, since a part of the page may keep such an event to itself (DOM §2.9).
const options = { capture: true, passive: true }

/** Calls back when the user does something on this page; what happens in the background does not count. */
export function onActivity(listener: () => void): () => void {
  if (typeof document === 'undefined') return () => {}
  const page = document
  const report = () => {
    if (page.visibilityState !== 'hidden') listener()
  }
  page.addEventListener('visibilitychange', report, options)
  for (const event of touches) window.addEventListener(event, report, options)
  return () => {
    page.removeEventListener('visibilitychange', report, options)
    for (const event of touches) window.removeEventListener(event, report, options)
  }
}
