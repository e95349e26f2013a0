import type { Quote } from '@countersign/core'
import type { ReactNode } from 'react'
import {
  Changes,
  ErrorMessage,
  QuoteNameCheck,
  QuoteNameConsent,
  useQuoteConfirmationContext,
} from '../quote-confirmation/index.ts'
import { Payments } from './PaymentBatch.tsx'
import { ConfirmButton, Deadline, Details, RequoteButton, Total } from './PaymentBatchReview.tsx'

export { ConversionPrice } from '../../shared/payment-details/index.ts'
export { SignInToSend, Total } from './PaymentBatchReview.tsx'

/** What the page knows about who is paid. */
export type PayeeNote = ((destination: Quote['destination']) => ReactNode) | undefined

function Note({ note }: { note: PayeeNote }) {
  const { state } = useQuoteConfirmationContext()
  return 'quote' in state && note?.(state.quote.destination)
}

const half = 'cs-half cs-sheet'

/** The two sheets: what is sent to whom, and the consent to it. `leave`: the way out. */
export function PaymentBatchSheets({ leave, note }: { leave: ReactNode; note: PayeeNote }) {
  return (
    <>
      <div className={half}>
        <Payments className="cs-list">
          <section>
            <Details className="cs-statement" />
            <Note note={note} />
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
