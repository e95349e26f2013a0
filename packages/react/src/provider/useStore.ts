import type { Store } from '@countersign/core'
import { useSyncExternalStore } from 'react'

/** The one place where core state meets React. */
export function useStore<state>(source: Store<state>): state {
  return useSyncExternalStore(source.subscribe, source.getSnapshot, source.getSnapshot)
}
