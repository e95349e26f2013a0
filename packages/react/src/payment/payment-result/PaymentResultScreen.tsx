import type { ReactNode } from 'react'
import { defineScreen, type FixedContent } from '../../primitives/defineScreen.tsx'
import type { HeadingLevel } from '../../primitives/Heading.tsx'
import type { PaymentOutcome } from './PaymentOutcome.ts'
import * as PaymentResult from './PaymentResult.tsx'

type ReceiptProps = {
  /** What became of the payment: the state of a quote confirmation after consent. */
  outcome: PaymentOutcome
  /** Checks a payment again whose outcome is unknown; without it there is no button for that. */
  onCheckAgain?: (() => void) | undefined
  /** Shares the receipt; without it there is no button for that. */
  onShare?: (() => void) | undefined
  /** The level of the heading in your page; 2 by default. */
  headingLevel?: HeadingLevel | undefined
}

/** The finished card for what became of a payment. Needs `@countersign/react/styles.css`. */
export const PaymentResultScreen = defineScreen(
  {
    name: 'PaymentResult',
    root: 'div',
    subject: ({ outcome }) => `${outcome.quote.id} ${outcome.status}`,
    isPayment: true,
  },
  ({ outcome, onCheckAgain, onShare, headingLevel }: ReceiptProps & FixedContent) => (
    <PaymentResultReceipt outcome={outcome} onCheckAgain={onCheckAgain} onShare={onShare} headingLevel={headingLevel} />
  ),
  ['outcome', 'onCheckAgain', 'onShare', 'headingLevel'],
)

export type PaymentResultReceiptProps = ReceiptProps & {
  focusOnMount?: boolean
  /** What to do next, above what can be done with the receipt. */
  children?: ReactNode
}

/** The receipt without the card around it. */
export function PaymentResultReceipt(props: PaymentResultReceiptProps) {
  const { outcome, headingLevel, onCheckAgain, onShare, focusOnMount = false, children } = props
  return (
    <PaymentResult.Root outcome={outcome} className="cs-receipt">
      <PaymentResult.Heading className="cs-title" level={headingLevel} focusOnMount={focusOnMount} />
      <PaymentResult.Explanation className="cs-lead" />
      <PaymentResult.Details className="cs-statement" />
      {onCheckAgain && (
        <PaymentResult.CheckAgainButton className="cs-button" data-look="quiet" onClick={onCheckAgain} />
      )}
      {children}
      <div className="cs-actions">
        <PaymentResult.PrintButton className="cs-link" />
        {onShare && <PaymentResult.ShareButton className="cs-link" onClick={onShare} />}
      </div>
    </PaymentResult.Root>
  )
}
