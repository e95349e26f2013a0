import { type HeadingLevel, levelBelow } from '../../primitives/Heading.tsx'
import { InPlace } from '../../primitives/InPlace.tsx'
import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import * as ScaSignIn from './ScaSignIn.tsx'
import { ScaSignInSteps } from './ScaSignInScreen.tsx'
import { scaSignInMessages } from './scaSignInMessages.ts'

export type ScaSignInInlineProps = {
  /** The wallet whose customer has to confirm that it is them. */
  accountId: string
  /** The level of the heading above it; its own is one below. */
  headingLevel: HeadingLevel
  /** Continues with the action that needed the sign-in. */
  onSignedIn: () => void
  /** Returns to the action. Without it there is no way back. */
  onCancel: (() => void) | undefined
}

/** The SCA sign-in inside another screen, which stays as it is. Escape and the last button return to it. */
export function ScaSignInInline({ accountId, headingLevel, onSignedIn, onCancel }: ScaSignInInlineProps) {
  const { title } = useMessages('scaSignIn', scaSignInMessages)
  return (
    <InPlace className="cs-inset" label={title} onCancel={() => onCancel?.()}>
      <ScaSignIn.Root className="cs-login" accountId={accountId} onSignedIn={onSignedIn} onClose={onCancel}>
        <PartBoundary>
          <ScaSignInSteps headingLevel={levelBelow(headingLevel)} headingClass="cs-subtitle" />
        </PartBoundary>
      </ScaSignIn.Root>
    </InPlace>
  )
}
