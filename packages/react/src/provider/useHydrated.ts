import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** `false` on the server and while the page takes over its markup, `true` after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
