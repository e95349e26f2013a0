import type { PaymentBatchOptions, QuoteConfirmationState, ScaPayment } from '@countersign/core'
import { type ReactNode, useState } from 'react'
import { defineScreen, type FixedContent } from '../../primitives/defineScreen.tsx'
import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { LazyPart, LoadingPart } from '../../primitives/Lazy.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import { type LazyState, useLazy } from '../../primitives/useLazy.ts'
import { ErrorMessage, ScaSignIn } from '../quote-confirmation/index.ts'
import * as PaymentBatch from './PaymentBatch.tsx'
import { usePaymentBatchContext } from './PaymentBatchContext.ts'
import type { PaymentBatchResultProps } from './PaymentBatchResult.tsx'
import type { PayeeNote } from './PaymentBatchSheets.tsx'
import { useKeptBatch } from './useKeptBatch.ts'
import { identifyBatch, usePaymentBatch } from './usePaymentBatch.ts'

type Leading = PaymentBatchResultProps & {
  /** Stands with each payment before all are agreed to: what your page knows about who is paid. */
  note?: PayeeNote
  /** Returns to the amounts; without it there is no button for that. */
  onEdit?: (() => void) | undefined
  /** Leaves the payments unsent; without it there is no button for that. */
  onCancel?: (() => void) | undefined
}

type ScreenProps = FixedContent &
  PaymentBatchOptions &
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
    useRootProps: (props: ScreenProps) => ({ batch: usePaymentBatch(useKeptBatch(props)) }),
  },
  ({ accountId, headingLevel = 2, ...leading }: ScreenProps) => (
    <Content accountId={accountId} headingLevel={headingLevel} leading={leading} />
  ),
  [
    'accountId',
    'payments',
    'onQuotes',
    'scaFactor',
    'headingLevel',
    'hrefOf',
    'onOpen',
    'onEdit',
    'onCancel',
    'onDone',
    'note',
  ],
)

type StepProps = { accountId: string; headingLevel: HeadingLevel }

// They load beside the prices, so that the result is here when the payments end.
const loadSheets = () => import('./PaymentBatchSheets.tsx')
const loadResult = () => import('./PaymentBatchResult.tsx')
// Many payments need no proof.
const loadChallenge = () => import('../../sca/sca-challenge/index.ts')

/** On a sheet like what takes its place, so that nothing above it moves. */
const waiting = (
  <div className="cs-sheet">
    <Skeleton />
  </div>
)

function Content({ leading, ...step }: StepProps & { leading: Leading }) {
  const { state } = usePaymentBatchContext()
  const { status, payments } = state
  const sheets = useLazy(loadSheets)
  const result = useLazy(loadResult)
  const [wasSending, setSending] = useState(false)
  const isSending =
    status === 'sending' || (status === 'challenge' && wasSending && state.challenge.status === 'loading')
  if (isSending !== wasSending) setSending(isSending)
  // What the user agreed to stays where it is until something else is asked.
  if (status === 'challenge' && !isSending) return <Challenge {...step} proving={state.proving} sheets={sheets} />

  const { onCancel } = leading
  const leave = (
    <div className="cs-actions">{onCancel && <PaymentBatch.CancelButton className="cs-link" onClick={onCancel} />}</div>
  )
  function show(): ReactNode {
    if (status === 'loading') return <Skeleton />
    if (status === 'result')
      return (
        <LoadingPart key="result" later={result} waiting={waiting}>
          {({ PaymentBatchResult }) => (
            <PaymentBatchResult
              {...leading}
              total={sheets.status === 'here' && <sheets.part.Total className="cs-statement" />}
            />
          )}
        </LoadingPart>
      )
    const unread = payments.find((payment) => payment.status === 'unavailable')
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
      <LoadingPart key="sheets" later={sheets} waiting={waiting} instead={sheets.status === 'failed' && leave}>
        {({ PaymentBatchSheets }) => <PaymentBatchSheets leave={leave} note={leading.note} />}
      </LoadingPart>
    )
  }
  return (
    <Steps
      {...step}
      onEdit={leading.onEdit}
      signIn={sheets.status === 'here' && <sheets.part.SignInToSend {...step} />}
    >
      {show()}
    </Steps>
  )
}

type ChallengeProps = StepProps & {
  proving: readonly ScaPayment[]
  sheets: LazyState<typeof import('./PaymentBatchSheets.tsx')>
}

function Challenge({ accountId, headingLevel, proving, sheets }: ChallengeProps) {
  const batch = usePaymentBatchContext()
  const { state, closeChallenge, openChallenge: load } = batch
  if (state.status !== 'challenge') return null
  const { challenge } = state
  const quote = 'payment' in challenge && challenge.payment.shown
  return (
    <LazyPart load={loadChallenge} waiting={<Skeleton />}>
      {({ ScaChallengeProvider, ScaChallengeSteps, loadedProof }) => (
        <ScaChallengeProvider
          challenge={{ ...batch, switchFactor: async () => {}, state: challenge, payments: proving, load }}
          onStartAgain={undefined}
          onClose={closeChallenge}
        >
          <ScaChallengeSteps
            accountId={accountId}
            headingLevel={headingLevel}
            proof={loadedProof}
            focusOnMount
            details={quote && sheets.status === 'here' && <sheets.part.ConversionPrice quote={quote} />}
          />
        </ScaChallengeProvider>
      )}
    </LazyPart>
  )
}

type StepsProps = StepProps & Pick<Leading, 'onEdit'> & { signIn: ReactNode; children: ReactNode }

/** What every step has: the way back, what it is about, and the sign-in that one of the payments asks for. */
function Steps({ onEdit, signIn, children, ...step }: StepsProps) {
  const { status, payments } = usePaymentBatchContext().state
  const asking = payments.find(needsSignIn)
  return (
    <>
      <p className="cs-back">{onEdit && <PaymentBatch.EditButton className="cs-link" onClick={onEdit} />}</p>
      <PaymentBatch.Heading className="cs-title" level={step.headingLevel} focusOnMount={status !== 'loading'} />
      <PaymentBatch.Explanation className="cs-lead" />
      {children}
      {asking && (
        <PaymentBatch.InPayment payment={asking}>
          {signIn}
          <ScaSignIn {...step} />
        </PaymentBatch.InPayment>
      )}
    </>
  )
}

const needsSignIn = (payment: QuoteConfirmationState) =>
  payment.status.endsWith('signing-in') || (payment.status === 'unavailable' && payment.error.action === 'sca-sign-in')
