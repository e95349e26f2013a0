import type { Ref, RefCallback } from 'react'
import { useCallback } from 'react'

/** Returns one ref that sets both, so that a part can keep a ref of its own in addition to the page's. */
export function useComposedRefs<element>(
  own: Ref<element> | undefined,
  given: Ref<element> | undefined,
): RefCallback<element> | undefined {
  const composed = useCallback(
    (node: element | null) => {
      setRef(own, node)
      setRef(given, node)
    },
    [own, given],
  )
  return own || given ? composed : undefined
}

function setRef<element>(ref: Ref<element> | undefined, node: element | null): void {
  if (typeof ref === 'function') ref(node)
  else if (ref) ref.current = node
}
