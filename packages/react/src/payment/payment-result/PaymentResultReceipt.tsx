import type { ReactNode } from 'react'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import type { PaymentOutcome } from './PaymentOutcome.ts'
import {
  PaymentResultCheckAgainButton,
  PaymentResultPrintButton,
  PaymentResultShareButton,
} from './PaymentResultButtons.tsx'
import { PaymentResultDetails } from './PaymentResultDetails.tsx'
import { PaymentResultExplanation, PaymentResultHeading } from './PaymentResultHeading.tsx'
import { PaymentResultRoot } from './PaymentResultRoot.tsx'

export type PaymentResultReceiptProps = {
  outcome: PaymentOutcome
  headingLevel: HeadingLevel | undefined
  onCheckAgain: (() => void) | undefined
  onShare: (() => void) | undefined
  focusOnMount?: boolean
  /** The way on from here, above what can be done with the receipt. */
  children?: ReactNode
}

/** The receipt without the card around it. */
export function PaymentResultReceipt(props: PaymentResultReceiptProps) {
  const { outcome, headingLevel, onCheckAgain, onShare, focusOnMount = false, children } = props
  return (
    <PaymentResultRoot outcome={outcome} className="cs-receipt">
      <PaymentResultHeading className="cs-title" level={headingLevel} focusOnMount={focusOnMount} />
      <PaymentResultExplanation className="cs-lead" />
      <PaymentResultDetails className="cs-statement" />
      {onCheckAgain && <PaymentResultCheckAgainButton className="cs-button" data-look="quiet" onClick={onCheckAgain} />}
      {children}
      <div className="cs-actions">
        <PaymentResultPrintButton className="cs-link" />
        {onShare && <PaymentResultShareButton className="cs-link" onClick={onShare} />}
      </div>
    </PaymentResultRoot>
  )
}
