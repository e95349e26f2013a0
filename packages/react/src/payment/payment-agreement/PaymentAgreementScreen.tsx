import { defineScreen } from '../../primitives/defineScreen.tsx'
import type { HeadingLevel } from '../../primitives/Heading.tsx'
import * as PaymentAgreement from './PaymentAgreement.tsx'

type ScreenProps = {
  /** The level of the heading in your page; 2 by default. */
  headingLevel?: HeadingLevel | undefined
}

/**
 * The finished card with what the user agreed to, for a page with a receipt of its own: `PaymentResultScreen` has it
 * already. Renders nothing for money from outside. Needs `@countersign/react/styles.css`.
 */
export const PaymentAgreementScreen = defineScreen(
  {
    name: 'PaymentAgreement',
    root: PaymentAgreement.Root,
    subject: ({ outcome }) => outcome.quote.id,
    isPayment: true,
  },
  ({ headingLevel }: ScreenProps) => <PaymentAgreementContent headingLevel={headingLevel} />,
)

/** The same without the card around it, for the receipt. */
export function PaymentAgreementContent({ headingLevel }: ScreenProps) {
  return (
    <>
      <PaymentAgreement.Heading className="cs-subtitle" level={headingLevel} />
      <PaymentAgreement.Sentence className="cs-quote" />
      <PaymentAgreement.Verdict className="cs-banner" />
      <PaymentAgreement.Changes className="cs-changes" />
      <PaymentAgreement.SupportLink className="cs-button" data-look="quiet" />
      <PaymentAgreement.Details linkClassName="cs-link" rowsClassName="cs-statement" />
    </>
  )
}
