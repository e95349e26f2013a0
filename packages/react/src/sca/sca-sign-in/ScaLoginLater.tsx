import { LaterPart } from '../../primitives/Lazy.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import type { ScaLoginInPlaceProps } from './ScaLoginInPlace.tsx'

/** Wanted once in 180 days. */
const loadScaLogin = () => import('./ScaLoginInPlace.tsx')

/** The login of the region inside of another screen, which loads when somebody has to sign in. */
export function ScaLoginLater(props: ScaLoginInPlaceProps) {
  return (
    <LaterPart load={loadScaLogin} waiting={<Skeleton />}>
      {({ ScaLoginInPlace }) => <ScaLoginInPlace {...props} />}
    </LaterPart>
  )
}
