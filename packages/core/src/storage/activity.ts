import { listenTo } from './tabs.ts'

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'visibilitychange']

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
