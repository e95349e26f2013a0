import { forwardRef } from 'react'
import { useMessages } from '../hooks/useMessages.ts'
import { quoteConfirmationMessages } from '../messages/quoteConfirmation.ts'
import type { HeadingLevel } from '../parts/elements/StepHeading.tsx'
import { isPaymentOutcome } from '../parts/payment-result/PaymentOutcome.ts'
import {
  QuoteConfirmationConfirmButton,
  QuoteConfirmationRequoteButton,
  QuoteConfirmationRetryButton,
} from '../parts/quote-confirmation/QuoteConfirmationButtons.tsx'
import { QuoteConfirmationChanges } from '../parts/quote-confirmation/QuoteConfirmationChanges.tsx'
import { useQuoteConfirmationContext } from '../parts/quote-confirmation/QuoteConfirmationContext.ts'
import { QuoteConfirmationDeadline } from '../parts/quote-confirmation/QuoteConfirmationDeadline.tsx'
import { QuoteConfirmationDetails } from '../parts/quote-confirmation/QuoteConfirmationDetails.tsx'
import { QuoteConfirmationHeading } from '../parts/quote-confirmation/QuoteConfirmationHeading.tsx'
import {
  QuoteConfirmationErrorMessage,
  QuoteConfirmationExplanation,
} from '../parts/quote-confirmation/QuoteConfirmationMessages.tsx'
import type { QuoteConfirmationRootProps } from '../parts/quote-confirmation/QuoteConfirmationRoot.tsx'
import { QuoteConfirmationRoot } from '../parts/quote-confirmation/QuoteConfirmationRoot.tsx'
import { classNames } from './classNames.ts'
import { PaymentResultReceipt } from './PaymentResultReceipt.tsx'
import { Skeleton } from './Skeleton.tsx'
import { SignInAgain } from './sign-in/SignInAgain.tsx'

export type QuoteConfirmationScreenProps = Omit<QuoteConfirmationRootProps, 'children'> & {
  /** Shares the receipt; without it there is no button for that. */
  onShare?: (() => void) | undefined
  /** The level of the heading in your page; 2 if not given. */
  headingLevel?: HeadingLevel | undefined
}

/**
 * The finished card for a payment: what is sent, the consent, a sign-in in place when one is needed, and the receipt.
 * Needs `@countersign/react/styles.css`.
 */
export const QuoteConfirmationScreen = forwardRef<HTMLDivElement, QuoteConfirmationScreenProps>(
  function QuoteConfirmationScreen(props, ref) {
    const { onShare, headingLevel = 2, className, ...rest } = props
    return (
      <QuoteConfirmationRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
        <Content accountId={rest.payment.accountId} onShare={onShare} headingLevel={headingLevel} />
      </QuoteConfirmationRoot>
    )
  },
)

type SignInInPlaceProps = { accountId: string; headingLevel: HeadingLevel }
type ContentProps = SignInInPlaceProps & { onShare: (() => void) | undefined }

function Content({ accountId, onShare, headingLevel }: ContentProps) {
  const { state, checkAgain } = useQuoteConfirmationContext().confirmation
  if (isPaymentOutcome(state))
    return (
      <PaymentResultReceipt
        outcome={state}
        headingLevel={headingLevel}
        onCheckAgain={() => void checkAgain()}
        onShare={onShare}
        focusOnMount
      />
    )
  return (
    <>
      <QuoteConfirmationHeading className="cs-title" level={headingLevel} />
      {state.status === 'loading' && <Skeleton />}
      <QuoteConfirmationExplanation className="cs-lead" />
      <QuoteConfirmationChanges className="cs-changes" />
      <QuoteConfirmationDetails className="cs-statement" />
      <div className="cs-note">
        <QuoteConfirmationDeadline className="cs-deadline" />
        <QuoteConfirmationErrorMessage className="cs-error" />
      </div>
      <QuoteConfirmationConfirmButton className="cs-button" />
      <QuoteConfirmationRequoteButton className="cs-button" />
      <QuoteConfirmationRetryButton className="cs-button" />
      <SignInInPlace accountId={accountId} headingLevel={headingLevel} />
    </>
  )
}

function SignInInPlace({ accountId, headingLevel }: SignInInPlaceProps) {
  const { state, cancelSignIn } = useQuoteConfirmationContext().confirmation
  const words = useMessages('quoteConfirmation', quoteConfirmationMessages)
  if (state.status !== 'signing-in') return null
  return (
    <SignInAgain
      accountId={accountId}
      lastCredentialId={state.credentialId}
      headingLevel={Math.min(headingLevel + 1, 4) as HeadingLevel}
      title={words.signInTitle}
      cancelLabel={words.signInCancel}
      onCancel={cancelSignIn}
    />
  )
}
