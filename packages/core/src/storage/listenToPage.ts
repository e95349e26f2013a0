/** Listens to events of the page as a whole; on a server there are no events. */
export function listenToPage(
  events: readonly string[],
  listener: () => void,
  options?: AddEventListenerOptions,
): () => void {
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
