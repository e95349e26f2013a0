const wakeEvents = ['pageshow', 'focus', 'online', 'visibilitychange']
const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'visibilitychange']

/** Returns whether the user may be seeing this page. */
export function isVisible(): boolean {
  return typeof document === 'undefined' || document.visibilityState !== 'hidden'
}

/** Calls back when this page may have slept: shown again, restored from the back/forward cache, focused. */
export function onWake(listener: () => void): () => void {
  return listenTo(wakeEvents, listener)
}

/** Calls back when the user does something on this page; what happens in the background does not count. */
export function onActivity(listener: () => void): () => void {
  if (typeof document === 'undefined') return () => {}
  const page = document
  const hear = () => {
    if (page.visibilityState !== 'hidden') listener()
  }
  // Captured, since a part of the page may keep such an event to itself (DOM §2.9).
  return listenTo(activityEvents, hear, { capture: true, passive: true })
}

/** Listens to events of the page as a whole; on a server there are no events. */
function listenTo(events: readonly string[], listener: () => void, options?: AddEventListenerOptions): () => void {
  if (typeof document === 'undefined') return () => {}
  for (const event of events) {
    if (event === 'visibilitychange') document.addEventListener(event, listener, options)
    else window.addEventListener(event, listener, options)
  }
  return () => {
    for (const event of events) {
      document.removeEventListener(event, listener, options)
      window.removeEventListener(event, listener, options)
    }
  }
}
