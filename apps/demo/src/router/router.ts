import type { Store } from '@countersign/core'

export type NavigateOptions = {
  /** Takes the place of the current page in the history. */
  replace?: boolean
  /** Kept by the browser with this entry of the history, also over a reload. */
  state?: unknown
}

/** The path of the page, followed and changed through the browser's history. */
export type Router = Store<string> & {
  navigate(path: string, options?: NavigateOptions): void
  /** What was kept with the current entry of the history. */
  state(): unknown
  /** Whether the person has moved within the page: only then may a new page take the focus. */
  hasMoved(): boolean
}

export function createRouter(): Router {
  const listeners = new Set<() => void>()
  let moved = false

  function tell(): void {
    moved = true
    for (const listener of [...listeners]) listener()
  }

  return {
    getSnapshot: () => location.pathname,
    subscribe: (listener) => {
      listeners.add(listener)
      addEventListener('popstate', tell)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('popstate', tell)
      }
    },
    navigate: (path, { replace = false, state = null } = {}) => {
      if (replace) history.replaceState(state, '', path)
      else history.pushState(state, '', path)
      if (!replace) scrollTo(0, 0)
      tell()
    },
    state: () => history.state as unknown,
    hasMoved: () => moved,
  }
}
