import type { ReactNode } from 'react'
import { Changes, ErrorMessage, QuoteNameCheck, QuoteNameConsent } from '../quote-confirmation/index.ts'
import { Payments } from './PaymentBatch.tsx'
import { ConfirmButton, Deadline, Details, RequoteButton, Total } from './PaymentBatchReview.tsx'

export { ConversionPrice } from '../../shared/payment-details/index.ts'
export { Total } from './PaymentBatchReview.tsx'

const half = 'cs-half cs-sheet'

/** The two sheets: what is sent to whom, and the consent to it. `leave`: the way out. */
export function PaymentBatchSheets({ leave }: { leave: ReactNode }) {
  return (
    <>
      <div className={half}>
        <Payments className="cs-list">
          <section>
            <Details className="cs-statement" />
            <QuoteNameCheck className="cs-banner" />
            <QuoteNameConsent className="cs-checks" />
            <Changes className="cs-changes" />
            <ErrorMessage className="cs-error" />
          </section>
        </Payments>
      </div>
      <div className={half}>
        <Total className="cs-statement" />
        <div className="cs-note">
          <Deadline className="cs-deadline" />
        </div>
        <ConfirmButton className="cs-button" />
        <RequoteButton className="cs-button" />
        {leave}
      </div>
    </>
  )
}
