import type { ReactNode } from 'react'
import { forwardRef } from 'react'
import { classNames } from '../../primitives/classNames.ts'
import { LaterPart } from '../../primitives/Lazy.tsx'
import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import { Screen } from '../../primitives/Screen.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { identifyPayment } from '../payment-details/identifyPayment.ts'
import { KeptPayment } from '../payment-details/KeptPayment.tsx'
import { isPaymentOutcome } from '../payment-result/PaymentOutcome.ts'
import { PaymentResultReceipt } from '../payment-result/PaymentResultReceipt.tsx'
import {
  QuoteConfirmationConfirmButton,
  QuoteConfirmationContinueButton,
  QuoteConfirmationRequoteButton,
  QuoteConfirmationRetryButton,
} from './QuoteConfirmationButtons.tsx'
import { QuoteConfirmationChanges } from './QuoteConfirmationChanges.tsx'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'
import { QuoteConfirmationDeadline } from './QuoteConfirmationDeadline.tsx'
import { QuoteConfirmationDetails } from './QuoteConfirmationDetails.tsx'
import { QuoteConfirmationHeading } from './QuoteConfirmationHeading.tsx'
import type { QuoteConfirmationRootProps } from './QuoteConfirmationRoot.tsx'
import { QuoteConfirmationRoot } from './QuoteConfirmationRoot.tsx'
import { QuoteConfirmationErrorMessage, QuoteConfirmationExplanation } from './QuoteConfirmationTexts.tsx'
import { quoteConfirmationMessages } from './quoteConfirmationMessages.ts'

export type QuoteConfirmationScreenProps = Omit<QuoteConfirmationRootProps, 'children'> & {
  /** Shares the receipt; without it there is no button for that. */
  onShare?: (() => void) | undefined
  /** The level of the heading in your page; 2 if not given. */
  headingLevel?: HeadingLevel | undefined
}

/**
 * The finished card for a payment: what is sent, the consent, a sign-in in place when one is needed, the proofs that
 * some regions ask for, and the receipt. Needs `@countersign/react/styles.css`.
 */
export const QuoteConfirmationScreen = forwardRef<HTMLDivElement, QuoteConfirmationScreenProps>(
  function QuoteConfirmationScreen(props, ref) {
    const { onShare, headingLevel = 2, className, payment, ...rest } = props
    return (
      <Screen name="QuoteConfirmation" subject={identifyPayment(payment)} isPayment>
        <KeptPayment payment={payment}>
          {(kept) => (
            <QuoteConfirmationRoot {...rest} payment={kept} ref={ref} className={classNames('cs-card', className)}>
              <PartBoundary>
                <Content accountId={payment.accountId} onShare={onShare} headingLevel={headingLevel} />
              </PartBoundary>
            </QuoteConfirmationRoot>
          )}
        </KeptPayment>
      </Screen>
    )
  },
)

type InPlaceProps = { accountId: string; headingLevel: HeadingLevel }
type ContentProps = InPlaceProps & { onShare: (() => void) | undefined }

// Most people are signed in, and never asked for a proof of their region, so nobody loads that ahead.
const loadSignInAgain = () => import('../../sign-in/sign-in-inline/SignInAgain.tsx')
const loadChallenge = () => import('./QuoteChallenge.tsx')
const loadScaSignIn = () => import('../../sca/sca-sign-in/ScaSignInInline.tsx')

function Content({ accountId, onShare, headingLevel }: ContentProps) {
  const { state, checkAgain, closeChallenge } = useQuoteConfirmationContext().confirmation
  if (isPaymentOutcome(state))
    return (
      <PaymentResultReceipt
        outcome={state}
        headingLevel={headingLevel}
        onCheckAgain={() => void checkAgain()}
        onShare={onShare}
        focusOnMount
      >
        <QuoteConfirmationRequoteButton className="cs-button" />
      </PaymentResultReceipt>
    )
  const confirmation = <Confirmation accountId={accountId} headingLevel={headingLevel} />
  if (state.status !== 'authorizing' || !state.open) return confirmation
  return (
    <LaterPart
      load={loadChallenge}
      waiting={<Waiting headingLevel={headingLevel} />}
      instead={<Leave onLeave={closeChallenge} />}
    >
      {({ QuoteChallenge }) => (
        <>
          <QuoteChallenge accountId={accountId} headingLevel={headingLevel} />
          <QuoteConfirmationErrorMessage className="cs-error" />
        </>
      )}
    </LaterPart>
  )
}

function Waiting({ headingLevel }: { headingLevel: HeadingLevel }) {
  return (
    <>
      <QuoteConfirmationHeading className="cs-title" level={headingLevel} focusOnMount />
      <Skeleton />
    </>
  )
}

function Confirmation({ accountId, headingLevel }: InPlaceProps): ReactNode {
  const { state } = useQuoteConfirmationContext().confirmation
  return (
    <>
      {/* What comes first loads; whatever else comes up has taken the place of the challenge. */}
      <QuoteConfirmationHeading className="cs-title" level={headingLevel} focusOnMount={state.status !== 'loading'} />
      {state.status === 'loading' && <Skeleton />}
      <QuoteConfirmationExplanation className="cs-lead" />
      <QuoteConfirmationChanges className="cs-changes" />
      <QuoteConfirmationDetails className="cs-statement" />
      <div className="cs-note">
        <QuoteConfirmationDeadline className="cs-deadline" />
        <QuoteConfirmationErrorMessage className="cs-error" />
      </div>
      <QuoteConfirmationConfirmButton className="cs-button" />
      <QuoteConfirmationContinueButton className="cs-button" />
      <QuoteConfirmationRequoteButton className="cs-button" />
      <QuoteConfirmationRetryButton className="cs-button" />
      <SignInInPlace accountId={accountId} headingLevel={headingLevel} />
      <ScaSignInInPlace accountId={accountId} headingLevel={headingLevel} />
    </>
  )
}

function SignInInPlace({ accountId, headingLevel }: InPlaceProps) {
  const { state, cancelSignIn } = useQuoteConfirmationContext().confirmation
  const words = useMessages('quoteConfirmation', quoteConfirmationMessages)
  if (state.status !== 'signing-in') return null
  return (
    <LaterPart load={loadSignInAgain} waiting={<Skeleton />} instead={<Leave onLeave={cancelSignIn} />}>
      {({ SignInAgain }) => (
        <SignInAgain
          accountId={accountId}
          lastCredentialId={state.credentialId}
          headingLevel={Math.min(headingLevel + 1, 4) as HeadingLevel}
          title={words.signInTitle}
          cancelLabel={words.signInCancel}
          onCancel={cancelSignIn}
        />
      )}
    </LaterPart>
  )
}

/** The login of the region, where the quote may not be read or paid without it. */
function ScaSignInInPlace({ accountId, headingLevel }: InPlaceProps) {
  const { state, resume, cancelSignIn } = useQuoteConfirmationContext().confirmation
  const unread = state.status === 'unavailable' && state.error.action === 'sca-sign-in'
  if (!unread && state.status !== 'sca-signing-in') return null
  return (
    <LaterPart
      load={loadScaSignIn}
      waiting={<Skeleton />}
      instead={unread ? undefined : <Leave onLeave={cancelSignIn} />}
    >
      {({ ScaSignInInline }) => (
        <ScaSignInInline
          accountId={accountId}
          headingLevel={headingLevel}
          onSignedIn={() => void resume()}
          // There is nothing to go back to while no quote could be read.
          onCancel={unread ? undefined : cancelSignIn}
        />
      )}
    </LaterPart>
  )
}

function Leave({ onLeave }: { onLeave: () => void }) {
  const words = useMessages('quoteConfirmation', quoteConfirmationMessages)
  return (
    <div className="cs-actions">
      <button type="button" className="cs-link" onClick={onLeave}>
        {words.signInCancel}
      </button>
    </div>
  )
}
