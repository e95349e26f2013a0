import { forwardRef } from 'react'
import type { HeadingLevel } from '../../parts/elements/StepHeading.tsx'
import type { TotpEnrollRootProps } from '../../parts/totp-enroll/TotpEnrollRoot.tsx'
import { TotpEnrollRoot } from '../../parts/totp-enroll/TotpEnrollRoot.tsx'
import { classNames } from '../classNames.ts'
import { PartBoundary } from '../PartBoundary.tsx'
import { Screen } from '../Screen.tsx'
import { TotpEnrollSteps } from './TotpEnrollSteps.tsx'

export type TotpEnrollScreenProps = Omit<TotpEnrollRootProps, 'children'> & {
  /** The wallet whose customer adds an app. */
  accountId: string
  /** The level of the heading in your page; 2 if not given. */
  headingLevel?: HeadingLevel | undefined
}

/**
 * The finished card for adding an authenticator app: the QR code and the key, its first code, and the recovery codes,
 * once. `ScaFactorsScreen` has it already. Needs `@countersign/react/styles.css`.
 */
export const TotpEnrollScreen = forwardRef<HTMLDivElement, TotpEnrollScreenProps>(
  function TotpEnrollScreen(props, ref) {
    const { accountId, headingLevel = 2, className, ...rest } = props
    return (
      <Screen name="TotpEnroll" subject={accountId}>
        <TotpEnrollRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
          <PartBoundary>
            <TotpEnrollSteps accountId={accountId} headingLevel={headingLevel} headingClass="cs-title" />
          </PartBoundary>
        </TotpEnrollRoot>
      </Screen>
    )
  },
)
