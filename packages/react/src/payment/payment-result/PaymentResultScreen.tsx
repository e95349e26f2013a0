import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { classNames } from '../../primitives/classNames.ts'
import { Screen } from '../../primitives/Screen.tsx'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import type { PaymentOutcome } from './PaymentOutcome.ts'
import { PaymentResultReceipt } from './PaymentResultReceipt.tsx'

export type PaymentResultScreenProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** What became of the payment: the state of a quote confirmation after consent. */
  outcome: PaymentOutcome
  /** Looks again at a payment whose outcome is unknown; without it there is no button for that. */
  onCheckAgain?: (() => void) | undefined
  /** Shares the receipt; without it there is no button for that. */
  onShare?: (() => void) | undefined
  /** The level of the heading in your page; 2 if not given. */
  headingLevel?: HeadingLevel | undefined
}

/** The finished card for what became of a payment: a receipt, or the truth. Needs `@countersign/react/styles.css`. */
export const PaymentResultScreen = forwardRef<HTMLDivElement, PaymentResultScreenProps>(
  function PaymentResultScreen(props, ref) {
    const { outcome, onCheckAgain, onShare, headingLevel, className, ...rest } = props
    return (
      <Screen name="PaymentResult" subject={`${outcome.quote.id} ${outcome.status}`} isPayment>
        <div {...rest} ref={ref} className={classNames('cs-card', className)}>
          <PaymentResultReceipt
            outcome={outcome}
            headingLevel={headingLevel}
            onCheckAgain={onCheckAgain}
            onShare={onShare}
          />
        </div>
      </Screen>
    )
  },
)
