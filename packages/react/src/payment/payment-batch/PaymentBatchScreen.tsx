import type { PaymentBatchOptions, Quote, QuoteConfirmationState, ScaPayment, Transaction } from '@countersign/core'
import { useState } from 'react'
import { Avatar } from '../../primitives/Avatar.tsx'
import { defineScreen, type FixedContent } from '../../primitives/defineScreen.tsx'
import { Go } from '../../primitives/Go.tsx'
import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { LazyPart } from '../../primitives/Lazy.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { describePayee } from '../payment-details/index.ts'
import {
  Changes,
  ErrorMessage,
  QuoteNameCheck,
  QuoteNameConsent,
  ScaSignIn,
  SignIn,
  useQuoteConfirmationContext,
} from '../quote-confirmation/index.ts'
import * as PaymentBatch from './PaymentBatch.tsx'
import { usePaymentBatchContext } from './PaymentBatchContext.ts'
import { useKeptBatch } from './useKeptBatch.ts'
import { identifyBatch } from './usePaymentBatch.ts'

/** One payment of the list: its receipt, once it has a transaction, or else the payment itself. */
export type BatchedPayment = { quote: Quote; transaction: Transaction | undefined }

type Leading = {
  /** The address of a payment in your page: each row of the result is a link. */
  hrefOf?: ((payment: BatchedPayment) => string) | undefined
  /** Called when the user opens a payment of the result, to see its receipt or to decide about it. */
  onOpen?: ((payment: BatchedPayment) => void) | undefined
  /** Returns to the amounts; without it there is no button for that. */
  onEdit?: (() => void) | undefined
  /** Leaves the payments unsent; without it there is no button for that. */
  onCancel?: (() => void) | undefined
  /** Leaves the result; without it there is no button for that. */
  onDone?: (() => void) | undefined
}

type ScreenProps = FixedContent &
  Leading & {
    /** The level of the heading in your page; 2 by default. */
    headingLevel?: HeadingLevel | undefined
  }

/**
 * The finished card for several payments: their prices, one consent, an inline sign-in when one is needed, the proofs that
 * some regions require, and what became of each. Needs `@countersign/react/styles.css`.
 */
export const PaymentBatchScreen = defineScreen(
  {
    name: 'PaymentBatch',
    root: PaymentBatch.Root,
    subject: identifyBatch,
    isPayment: true,
    useRootProps: useKeptBatch,
  },
  ({ accountId, headingLevel = 2, ...leading }: ScreenProps & PaymentBatchOptions) => (
    <Content accountId={accountId} headingLevel={headingLevel} leading={leading} />
  ),
  ['headingLevel', 'hrefOf', 'onOpen', 'onEdit', 'onCancel', 'onDone'],
)

type StepProps = { accountId: string; headingLevel: HeadingLevel; leading: Leading }

// Many payments need no proof.
const loadChallenge = () => import('../../sca/sca-challenge/index.ts')

function Content(props: StepProps) {
  const { state } = usePaymentBatchContext().batch
  const { status } = state
  const [wasSending, setSending] = useState(false)
  const isSending =
    status === 'sending' || (status === 'challenge' && wasSending && state.challenge.status === 'loading')
  if (isSending !== wasSending) setSending(isSending)
  // What the user agreed to stays where it is until something else is asked.
  return status === 'challenge' && !isSending ? <Challenge {...props} proving={state.proving} /> : <Steps {...props} />
}

function Challenge({ accountId, headingLevel, proving }: StepProps & { proving: readonly ScaPayment[] }) {
  const { batch } = usePaymentBatchContext()
  const { state, closeChallenge, openChallenge: load } = batch
  if (state.status !== 'challenge') return null
  return (
    <LazyPart load={loadChallenge} waiting={<Skeleton />}>
      {({ ScaChallengeProvider, ScaChallengeSteps, loadedProof }) => (
        <ScaChallengeProvider
          challenge={{ ...batch, switchFactor: async () => {}, state: state.challenge, payments: proving, load }}
          onStartAgain={undefined}
          onClose={closeChallenge}
        >
          <ScaChallengeSteps accountId={accountId} headingLevel={headingLevel} proof={loadedProof} focusOnMount />
        </ScaChallengeProvider>
      )}
    </LazyPart>
  )
}

function Steps({ accountId, headingLevel, leading }: StepProps) {
  const { state } = usePaymentBatchContext().batch
  const { status, payments } = state
  const step = { accountId, headingLevel }
  const asking = payments.find(needsSignIn)
  const isFirst = status === 'loading'
  return (
    <>
      <p className="cs-back">
        {leading.onEdit && <PaymentBatch.EditButton className="cs-link" onClick={leading.onEdit} />}
      </p>
      <PaymentBatch.Heading className="cs-title" level={headingLevel} focusOnMount={!isFirst} />
      {isFirst && <Skeleton />}
      <PaymentBatch.Explanation className="cs-lead" />
      {status === 'result' ? <Result {...leading} /> : !isFirst && <Review {...leading} />}
      {asking && (
        <PaymentBatch.InPayment payment={asking}>
          <SignIn {...step} />
          <ScaSignIn {...step} />
        </PaymentBatch.InPayment>
      )}
    </>
  )
}

const needsSignIn = (payment: QuoteConfirmationState) =>
  payment.status === 'signing-in' ||
  payment.status === 'sca-signing-in' ||
  (payment.status === 'unavailable' && payment.error.action === 'sca-sign-in')

/** One of the two sheets: what is sent to whom, and the consent to it. */
const half = 'cs-half cs-sheet'

function Review({ onCancel }: Leading) {
  const { payments } = usePaymentBatchContext().batch.state
  const unread = payments.find((payment) => payment.status === 'unavailable')
  const leave = (
    <div className="cs-actions">{onCancel && <PaymentBatch.CancelButton className="cs-link" onClick={onCancel} />}</div>
  )
  if (unread)
    return (
      <>
        <PaymentBatch.InPayment payment={unread}>
          <ErrorMessage className="cs-error" />
        </PaymentBatch.InPayment>
        <PaymentBatch.RetryButton className="cs-button" />
        {leave}
      </>
    )
  return (
    <>
      <div className={half}>
        <PaymentBatch.Payments className="cs-list">
          <section>
            <PaymentBatch.Details className="cs-statement" />
            <QuoteNameCheck className="cs-banner" />
            <QuoteNameConsent className="cs-checks" />
            <Changes className="cs-changes" />
            <ErrorMessage className="cs-error" />
          </section>
        </PaymentBatch.Payments>
      </div>
      <div className={half}>
        <PaymentBatch.Total className="cs-statement" />
        <div className="cs-note">
          <PaymentBatch.Deadline className="cs-deadline" />
        </div>
        <PaymentBatch.ConfirmButton className="cs-button" />
        <PaymentBatch.RequoteButton className="cs-button" />
        {leave}
      </div>
    </>
  )
}

function Result({ hrefOf, onOpen, onDone }: Leading) {
  const { canContinue } = usePaymentBatchContext().batch.state
  return (
    <div className="cs-sheet">
      <PaymentBatch.Payments className="cs-list">
        <Row hrefOf={hrefOf} onOpen={onOpen} />
      </PaymentBatch.Payments>
      <PaymentBatch.ContinueButton className="cs-button" />
      {onDone && (
        <PaymentBatch.DoneButton className="cs-button" data-look={canContinue ? 'quiet' : undefined} onClick={onDone} />
      )}
      <PaymentBatch.CheckAgainButton className="cs-button" data-look="quiet" />
    </div>
  )
}

/** One payment of the result: who is paid, what became of it, and how much it is. */
function Row({ hrefOf, onOpen }: Leading) {
  const { state } = useQuoteConfirmationContext().confirmation
  const { messages } = usePaymentBatchContext()
  const outcome = <PaymentBatch.Outcome className="cs-hint" />
  // Without its quote it is not known to whom it goes.
  if (!('quote' in state)) return <span className="cs-item">{outcome}</span>
  const { quote, payee } = state
  const payment = { quote, transaction: 'transaction' in state ? state.transaction : undefined }
  const { name, account = messages.payments } = describePayee(payee, quote.destination)
  return (
    <Go className="cs-row" href={hrefOf?.(payment)} onGo={onOpen && (() => onOpen(payment))}>
      <Avatar name={name ?? account} id={payee?.id ?? quote.id} />
      <span className="cs-item">
        <span className="cs-item-name">
          <UntrustedText>{name ?? account}</UntrustedText>
        </span>
        {outcome}
      </span>
      <PaymentBatch.OutcomeAmount className="cs-row-end" />
    </Go>
  )
}
