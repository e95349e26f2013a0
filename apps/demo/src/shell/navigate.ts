export type NavigateOptions = {
  /** Takes the place of the current page in the history. */
  replace?: boolean
  /** Kept by the browser with this entry of the history, also over a reload. */
  state?: unknown
}

/** Opens a page of the wallet, which follows the browser's history. */
export function navigate(path: string, { replace = false, state = null }: NavigateOptions = {}): void {
  if (replace) history.replaceState(state, '', path)
  else history.pushState(state, '', path)
  if (!replace) scrollTo(0, 0)
  dispatchEvent(new PopStateEvent('popstate', { state }))
}
