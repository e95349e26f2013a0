import { forwardRef } from 'react'
import { classNames } from '../../primitives/classNames.ts'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import type { TotpEnrollRootProps } from './TotpEnrollRoot.tsx'
import { TotpEnrollRoot } from './TotpEnrollRoot.tsx'
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
      <TotpEnrollRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
        <TotpEnrollSteps accountId={accountId} headingLevel={headingLevel} headingClass="cs-title" />
      </TotpEnrollRoot>
    )
  },
)
