import type { Readable } from '@countersign/core'
import { useSyncExternalStore } from 'react'

/** The one place where core state meets React. */
export function useStore<state>(source: Readable<state>): state {
  return useSyncExternalStore(source.subscribe, source.getSnapshot, source.getSnapshot)
}
