import { LaterPart } from '../LaterPart.tsx'
import { Skeleton } from '../Skeleton.tsx'
import type { ScaLoginInPlaceProps } from '../sca/ScaLoginInPlace.tsx'

/** Wanted once in 180 days. */
const loadScaLogin = () => import('../sca/ScaLoginInPlace.tsx')

/** The login of the region inside of another screen, which loads when somebody has to sign in. */
export function ScaLoginLater(props: ScaLoginInPlaceProps) {
  return (
    <LaterPart load={loadScaLogin} waiting={<Skeleton />}>
      {({ ScaLoginInPlace }) => <ScaLoginInPlace {...props} />}
    </LaterPart>
  )
}
