import { defineScreen } from '../../primitives/defineScreen.tsx'
import type { HeadingLevel } from '../../primitives/Heading.tsx'
import * as CancelPayment from './CancelPayment.tsx'

type ScreenProps = {
  /** The level of the heading in your page; 2 by default. */
  headingLevel?: HeadingLevel | undefined
}

/**
 * The finished card to cancel a payment that is under way; it stands below its receipt, and renders nothing for a payment
 * that cannot be canceled. Needs `@countersign/react/styles.css`.
 */
export const CancelPaymentScreen = defineScreen(
  { name: 'CancelPayment', root: CancelPayment.Root, subject: ({ transaction }) => transaction.id },
  ({ headingLevel }: ScreenProps) => (
    <>
      <CancelPayment.Heading className="cs-subtitle" level={headingLevel} />
      <CancelPayment.AskButton className="cs-button" data-look="quiet" />
      <CancelPayment.Question className="cs-ask">
        <CancelPayment.ErrorMessage className="cs-error" />
        <div className="cs-answers">
          <CancelPayment.KeepButton className="cs-button" data-look="quiet" />
          <CancelPayment.ConfirmButton className="cs-button" data-tone="danger" />
        </div>
      </CancelPayment.Question>
      <CancelPayment.Requested className="cs-banner" />
    </>
  ),
)
