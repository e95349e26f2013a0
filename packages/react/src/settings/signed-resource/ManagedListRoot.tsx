import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useRef } from 'react'
import { useComposedRefs } from '../../primitives/useComposedRefs.ts'
import type { ManagedListContextValue } from './ManagedListContext.ts'
import { ManagedListContext } from './ManagedListContext.ts'
import { useFocusKept } from './useFocusKept.ts'

export type ManagedListRootProps = ComponentPropsWithoutRef<'div'> & { value: ManagedListContextValue }

/** Holds one list for the parts inside. `data-status`: of the list until it was read, of the change after. */
export const ManagedListRoot = forwardRef<HTMLDivElement, ManagedListRootProps>(function ManagedListRoot(props, ref) {
  const { value, ...rest } = props
  const { list, change } = value.list.state
  const own = useRef<HTMLDivElement>(null)
  const composed = useComposedRefs(own, ref)
  useFocusKept(own)
  return (
    <ManagedListContext.Provider value={value}>
      <div {...rest} ref={composed} data-status={list.status === 'ready' ? change.status : list.status} />
    </ManagedListContext.Provider>
  )
})
