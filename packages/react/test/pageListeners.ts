const heard: (() => void)[] = []
let stopWatching = () => {}

/**
 * Notes who listens to the page. A client listens as long as its page is there, and the clients of many tests share
 * one: each event would reach those of all tests before. Some files are on a server and have no page.
 */
export function watchPageListeners(): void {
  if (typeof window === 'undefined') return
  const page = { inWindow: window.addEventListener, inDocument: document.addEventListener }
  window.addEventListener = (...listening: Parameters<typeof page.inWindow>) => {
    heard.push(() => window.removeEventListener(...listening))
    page.inWindow.call(window, ...listening)
  }
  document.addEventListener = (...listening: Parameters<typeof page.inDocument>) => {
    // To the rest React and Testing Library listen, once for all tests.
    if (listening[0] === 'visibilitychange') heard.push(() => document.removeEventListener(...listening))
    page.inDocument.call(document, ...listening)
  }
  stopWatching = () => {
    window.addEventListener = page.inWindow
    document.addEventListener = page.inDocument
  }
}

/** Ends what a closed tab no longer hears. */
export function leavePage(): void {
  for (const forget of heard.splice(0)) forget()
}

/** Leaves the page, and gives it back as it was before `watchPageListeners`. */
export function stopWatchingPage(): void {
  leavePage()
  stopWatching()
  stopWatching = () => {}
}
