import { useMessages } from '../../hooks/useMessages.ts'
import { scaLoginMessages } from '../../messages/sca/scaLogin.ts'
import { InPlace } from '../../parts/elements/InPlace.tsx'
import type { HeadingLevel } from '../../parts/elements/StepHeading.tsx'
import { ScaLoginRoot } from '../../parts/sca-login/ScaLoginRoot.tsx'
import { PartBoundary } from '../PartBoundary.tsx'
import { ScaLoginSteps } from './ScaLoginSteps.tsx'

export type ScaLoginInPlaceProps = {
  /** The wallet whose customer has to confirm that it is them. */
  accountId: string
  /** The level of the heading above it; its own is one below. */
  headingLevel: HeadingLevel
  /** What waits for it goes on. */
  onSignedIn: () => void
  /** Goes back to what waits for it. Without it there is no way back. */
  onCancel: (() => void) | undefined
}

/** The login of the region inside of another screen, which stays as it is. Escape and the last button go back to it. */
export function ScaLoginInPlace({ accountId, headingLevel, onSignedIn, onCancel }: ScaLoginInPlaceProps) {
  const words = useMessages('scaLogin', scaLoginMessages)
  const level = Math.min(headingLevel + 1, 4) as HeadingLevel
  return (
    <InPlace className="cs-inset" label={words.title} onCancel={() => onCancel?.()}>
      <ScaLoginRoot className="cs-login" accountId={accountId} onSignedIn={onSignedIn} onClose={onCancel}>
        <PartBoundary>
          <ScaLoginSteps headingLevel={level} headingClass="cs-subtitle" />
        </PartBoundary>
      </ScaLoginRoot>
    </InPlace>
  )
}
