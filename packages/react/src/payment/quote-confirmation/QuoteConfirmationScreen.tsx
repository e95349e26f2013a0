import type { Money, Quote, QuoteConfirmationOptions } from '@countersign/core'
import type { ReactNode } from 'react'
import { defineScreen, type FixedContent } from '../../primitives/defineScreen.tsx'
import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { LoadingPart } from '../../primitives/Lazy.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import { useLazy } from '../../primitives/useLazy.ts'
import { identifyPayment, useKeptPayment } from '../../shared/payment-details/index.ts'
import { isPaymentOutcome, pickReceiptActions, type ReceiptActions, useReceipt } from '../payment-result/index.ts'
import { isSending } from './isSending.ts'
import type { QuoteChallengeProps } from './QuoteChallenge.tsx'
import * as QuoteConfirmation from './QuoteConfirmation.tsx'
import {
  LeaveActions,
  LeaveButton,
  type LeavingPayment,
  needsPrice,
  RequoteButton,
  RetryButton,
} from './QuoteConfirmationButtons.tsx'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'
import type { StepProps } from './QuoteSignIn.tsx'
import { useQuoteConfirmation } from './useQuoteConfirmation.ts'

type ScreenProps = FixedContent &
  ReceiptActions &
  Leaving & {
    /** The wallet that pays, and the quote that it pays, or a request to make one from. */
    payment: QuoteConfirmationOptions
    /** The level of the heading in your page; 2 by default. */
    headingLevel?: HeadingLevel | undefined
  }

type Leaving = LeavingPayment & {
  /** What is in the wallet that pays. With it, the card says what remains. */
  balance?: Money | undefined
  /** Stands between who is paid and what it costs, before it is agreed to: what your page knows about them. */
  note?: ((destination: Quote['destination']) => ReactNode) | undefined
}

/** `onDone` also leaves a payment that cannot be confirmed now. */
type ContentProps = StepProps & { leaving: Leaving & ReceiptActions }

/**
 * The finished card for a payment: what is sent, the consent, an inline sign-in when one is needed, the proofs that some
 * regions require, and the receipt. Needs `@countersign/react/styles.css`.
 */
export const QuoteConfirmationScreen = defineScreen(
  {
    name: 'QuoteConfirmation',
    root: QuoteConfirmation.Root,
    subject: ({ payment }) => identifyPayment(payment),
    isPayment: true,
    useRootProps: (props: ScreenProps) => ({ confirmation: useQuoteConfirmation(useKeptPayment(props)) }),
  },
  ({ payment, headingLevel = 2, ...leaving }: ScreenProps) => (
    <Content accountId={payment.accountId} headingLevel={headingLevel} leaving={leaving} />
  ),
  ['payment', 'headingLevel', 'balance', 'note', 'onEdit', 'onCancel', 'payerName', 'onDone', 'onSendAgain', 'onShare'],
)

// It loads beside the quote that it shows.
const loadReview = () => import('./QuoteReview.tsx')
// Most users are never asked for a proof, so these parts load when they are needed.
const loadChanges = () => import('./lazyQuoteParts.ts')
const loadChallenge = () => import('./QuoteChallenge.tsx')

function Content(props: ContentProps) {
  const { leaving, ...step } = props
  const { state, checkAgain, reference } = useQuoteConfirmationContext()
  const { headingLevel } = step
  const receipt = useReceipt()
  const waiting = (
    <>
      <QuoteConfirmation.Heading className="cs-title" level={headingLevel} focusOnMount />
      <Skeleton />
    </>
  )
  if (isPaymentOutcome(state))
    return (
      <LoadingPart later={receipt} waiting={waiting}>
        {({ PaymentResultReceipt }) => (
          <PaymentResultReceipt
            outcome={state}
            headingLevel={headingLevel}
            onCheckAgain={() => void checkAgain()}
            statementReference={reference}
            {...pickReceiptActions(leaving)}
            // A new price is the same payment again.
            onSendAgain={needsPrice(state) ? undefined : leaving.onSendAgain}
            focusOnMount
          >
            <RequoteButton className="cs-button" />
          </PaymentResultReceipt>
        )}
      </LoadingPart>
    )
  const statement = <Confirmation {...props} />
  return state.status === 'authorizing' && state.open ? (
    <Challenge {...step} statement={statement} onDone={leaving.onDone} />
  ) : (
    statement
  )
}

/** The challenge. Until it asks for something, the statement that the user agreed to stays where it is. */
function Challenge({ statement, ...step }: QuoteChallengeProps & { statement: ReactNode }) {
  const { state, closeChallenge } = useQuoteConfirmationContext()
  const later = useLazy(loadChallenge)
  if (later.status !== 'failed' && isSending(state)) return statement
  return (
    <LoadingPart later={later} waiting={statement} instead={<LeaveButton onLeave={closeChallenge} />}>
      {({ QuoteChallenge }) => (
        <>
          <QuoteChallenge {...step} />
          <QuoteConfirmation.ErrorMessage className="cs-error" />
        </>
      )}
    </LoadingPart>
  )
}

function Confirmation({ leaving, ...step }: ContentProps): ReactNode {
  const { state } = useQuoteConfirmationContext()
  const review = useLazy(loadReview)
  const table = useLazy(loadChanges)
  const { balance, note, onEdit, onCancel, onDone } = leaving
  const isFirst = state.status === 'loading'
  const leave = <LeaveActions onEdit={onEdit} onCancel={onCancel} />
  return (
    <>
      <LeaveActions above onEdit={onEdit} />
      {/* Every other step takes the place of something that the user was using. */}
      <QuoteConfirmation.Heading className="cs-title" level={step.headingLevel} focusOnMount={!isFirst} />
      {isFirst && <Skeleton />}
      <QuoteConfirmation.Explanation className="cs-lead" />
      {'quote' in state ? (
        // Nothing stands below a skeleton, whose place something taller takes.
        <LoadingPart later={review} waiting={<Skeleton />} instead={review.status === 'failed' && leave}>
          {({ QuoteReview, SignInToSend, ScaSignIn }) => (
            <>
              <QuoteReview {...{ table, balance, note, onDone, leave }} />
              <SignInToSend {...step} />
              <ScaSignIn {...step} />
            </>
          )}
        </LoadingPart>
      ) : (
        <>
          <div className="cs-note">
            <QuoteConfirmation.ErrorMessage className="cs-error" />
          </div>
          <RetryButton className="cs-button" />
          {state.status === 'unavailable' && state.error.action === 'sca-sign-in' && (
            <LoadingPart later={review} waiting={<Skeleton />}>
              {({ ScaSignIn }) => <ScaSignIn {...step} />}
            </LoadingPart>
          )}
          {isFirst || leave}
        </>
      )}
    </>
  )
}
