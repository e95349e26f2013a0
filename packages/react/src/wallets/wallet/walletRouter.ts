import type { Store } from '@countersign/core'

export type NavigateOptions = {
  /** Takes the place of the current page in the history. */
  replace?: boolean | undefined
  /** Kept with this entry of the history: what a page needs that does not belong into its address. */
  state?: unknown
}

/** Takes the user from one page of the wallet to another. */
export type WalletRouter = {
  navigate(path: string, options?: NavigateOptions): void
  /** The address of a path, for a link. */
  hrefOf(path: string): string
  /** What was kept with the current entry of the history. */
  state(): unknown
  /** Whether the user has moved within the wallet: only then may a new page take the focus. */
  hasMoved(): boolean
}

/** Follows and changes the browser’s history below `basePath`, such as `/wallet`. */
export function createWalletRouter({
  basePath = '',
}: {
  basePath?: string | undefined
} = {}): WalletRouter & Store<string> {
  const listeners = new Set<() => void>()
  let moved = false
  const isInBrowser = typeof location !== 'undefined'

  function tell(): void {
    moved = true
    for (const listener of [...listeners]) listener()
  }

  return {
    getSnapshot: () => (isInBrowser ? location.pathname.slice(basePath.length) || '/' : '/'),
    subscribe: (listener) => {
      listeners.add(listener)
      addEventListener('popstate', tell)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('popstate', tell)
      }
    },
    navigate: (path, { replace = false, state = null } = {}) => {
      if (replace) history.replaceState(state, '', basePath + path)
      else history.pushState(state, '', basePath + path)
      if (!replace) scrollTo(0, 0)
      tell()
    },
    hrefOf: (path) => basePath + path,
    state: () => (isInBrowser ? (history.state as unknown) : null),
    hasMoved: () => moved,
  }
}

export type HostRouter = {
  /** The path of the wallet’s page, as your router has it: `/`, `/send`, `/activity/Transaction%3A1`. */
  path: string
  /** Takes the user to a page of the wallet. */
  onNavigate: (path: string, options: { replace: boolean }) => void
}

/** Uses the router of the host. What a page keeps beside its address lives as long as this page does. */
export function createHostRouter(parameters: {
  basePath?: string | undefined
  /** What the host says now. */
  host: { readonly current: Partial<HostRouter> }
}): WalletRouter {
  const { basePath = '', host } = parameters
  const states = new Map<string, unknown>()
  let moved = false
  return {
    navigate: (path, { replace = false, state = null } = {}) => {
      moved = true
      states.set(path, state)
      host.current.onNavigate?.(path, { replace })
    },
    hrefOf: (path) => basePath + path,
    state: () => states.get(host.current.path ?? '/'),
    hasMoved: () => moved,
  }
}

/** The parts of a path, decoded: `/pay/Quote%3A1` is `['pay', 'Quote:1']`. */
export function splitPath(path: string): readonly string[] {
  return path.split('/').filter(Boolean).map(decode)
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // A malformed escape leads to the page that says so.
    return '%'
  }
}
