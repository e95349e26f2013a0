import { LazyPart } from '../../primitives/Lazy.tsx'
import type { ScaLockNoticeProps } from './ScaLockNotice.tsx'

// Hardly anyone is ever locked.
const loadNotice = () => import('./ScaLockNotice.tsx')

/** The notice about a lock inside another screen. Loads when there is one. */
export function LazyScaLockNotice(props: ScaLockNoticeProps) {
  if (!props.lock) return null
  return (
    <LazyPart load={loadNotice} waiting={null}>
      {({ ScaLockNotice }) => <ScaLockNotice {...props} />}
    </LazyPart>
  )
}
