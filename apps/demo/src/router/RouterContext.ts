import { useStore } from '@countersign/react'
import { createContext, useContext } from 'react'
import type { Router } from './router.ts'

export const RouterContext = createContext<Router | undefined>(undefined)

export function useRouter(): Router {
  const router = useContext(RouterContext)
  if (!router) throw new Error('There is no router above this component. Wrap the page in <RouterContext value={…}>.')
  return router
}

/** The parts of the current path, decoded: `/pay/Quote%3A1` is `['pay', 'Quote:1']`. */
export function usePath(): readonly string[] {
  const path = useStore(useRouter())
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
