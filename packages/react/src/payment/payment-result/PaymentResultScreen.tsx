import type { ReactNode } from 'react'
import { defineScreen, type FixedContent } from '../../primitives/defineScreen.tsx'
import { type HeadingLevel, levelBelow } from '../../primitives/Heading.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import { Agreement } from './Agreement.tsx'
import type { PaymentOutcome } from './PaymentOutcome.ts'
import * as PaymentResult from './PaymentResult.tsx'
import { pickReceiptActions, type ReceiptActions } from './receiptActions.ts'

type ReceiptProps = ReceiptActions & {
  /** What became of the payment: the state of a quote confirmation after consent. */
  outcome: PaymentOutcome
  /** Checks a payment again whose outcome is unknown; without it there is no button for that. */
  onCheckAgain?: (() => void) | undefined
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
  ({ outcome, onCheckAgain, headingLevel, ...props }: ReceiptProps & FixedContent) => (
    <PaymentResultReceipt
      outcome={outcome}
      onCheckAgain={onCheckAgain}
      headingLevel={headingLevel}
      {...pickReceiptActions(props)}
    />
  ),
  ['outcome', 'onCheckAgain', 'headingLevel', 'payerName', 'onDone', 'onSendAgain', 'onShare'],
)

export type PaymentResultReceiptProps = ReceiptProps & {
  focusOnMount?: boolean
  /** What the payer wrote for the recipient, where the page knows it. */
  statementReference?: string | undefined
  /** What becomes of it, or what to do next, above what can be done with the receipt. */
  children?: ReactNode
}

/** As high as the steps of a payment that is on its way. */
const steps = ['text', 'text', 'text', 'text', 'text'] as const

/** Beside the way out. */
const beside = { className: 'cs-button', 'data-look': 'quiet' } as const

/** The receipt without the card around it. */
export function PaymentResultReceipt(props: PaymentResultReceiptProps) {
  const { outcome, headingLevel, payerName, onCheckAgain, onDone, onSendAgain, onShare } = props
  const { focusOnMount = false, statementReference, children } = props
  const isFailed = outcome.status === 'failed'
  const sendAgain = (look: { className: string }) =>
    onSendAgain && <PaymentResult.SendAgainButton {...look} onClick={() => onSendAgain(outcome)} />
  return (
    <PaymentResult.Root outcome={outcome} className="cs-receipt">
      <PaymentResult.OutcomeIcon className="cs-outcome" />
      <PaymentResult.Heading className="cs-title" level={headingLevel} focusOnMount={focusOnMount} />
      <div className="cs-half">
        <div className="cs-sheet">
          <PaymentResult.Summary className="cs-statement" />
          <PaymentResult.Explanation className="cs-lead" />
          {onCheckAgain && (
            <PaymentResult.CheckAgainButton className="cs-button" data-look="quiet" onClick={onCheckAgain} />
          )}
          {children}
          <div className="cs-answers">
            {onDone ? (
              <PaymentResult.DoneButton
                className="cs-button"
                data-look={isFailed ? 'quiet' : undefined}
                onClick={onDone}
              />
            ) : (
              sendAgain(beside)
            )}
            {isFailed ? (
              <PaymentResult.SupportLink {...beside} />
            ) : (
              <PaymentResult.ShareButton {...beside} onShare={onShare} />
            )}
          </div>
          <div className="cs-actions">
            {onDone && sendAgain({ className: 'cs-link' })}
            {isFailed && <PaymentResult.ShareButton className="cs-link" onShare={onShare} />}
            <PaymentResult.PrintButton className="cs-link" />
          </div>
        </div>
        {outcome.status === 'processing' && !outcome.transaction ? (
          // In the place of what is read in a moment, above what stands already.
          <div className="cs-sheet">
            <Skeleton lines={steps} />
          </div>
        ) : (
          <PaymentResult.Timeline className="cs-timeline cs-sheet" />
        )}
      </div>
      <div className="cs-half cs-sheet">
        <PaymentResult.Details className="cs-statement" payerName={payerName} statementReference={statementReference} />
        {/* Last, so that it pushes nothing away when it is here. A quote that is gone cannot be compared. */}
        {outcome.quote.status !== 'EXPIRED' && outcome.quote.source.sourceType === 'ACCOUNT' && (
          <Agreement outcome={outcome} headingLevel={levelBelow(headingLevel ?? 2)} />
        )}
      </div>
    </PaymentResult.Root>
  )
}
