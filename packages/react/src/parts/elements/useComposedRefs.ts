import type { ForwardedRef, RefObject } from 'react'
import { useCallback } from 'react'

/** Lets a part keep a ref of its own beside the one it was given. */
export function useComposedRefs<element>(own: RefObject<element | null>, given: ForwardedRef<element>) {
  return useCallback(
    (node: element | null) => {
      own.current = node
      if (typeof given === 'function') given(node)
      else if (given) given.current = node
    },
    [own, given],
  )
}
