import type { Quote, Transaction } from '@countersign/core'
import type { ReactNode } from 'react'
import { Avatar } from '../../primitives/Avatar.tsx'
import { Go } from '../../primitives/Go.tsx'
import { CheckIcon, ClockIcon, WarningIcon } from '../../primitives/icons.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import { describePayee } from '../../shared/payment-details/index.ts'
import { hasArrived } from '../payment-result/index.ts'
import { useQuoteConfirmationContext } from '../quote-confirmation/index.ts'
import { isSent, Payments, useResult } from './PaymentBatch.tsx'
import { usePaymentBatchContext } from './PaymentBatchContext.ts'
import { CheckAgainButton, ContinueButton, DoneButton, Outcome, OutcomeAmount } from './PaymentBatchOutcome.tsx'

/** One payment of the list: its receipt, once it has a transaction, or else the payment itself. */
export type BatchedPayment = { quote: Quote; transaction: Transaction | undefined }

export type PaymentBatchResultProps = {
  /** The address of a payment in your page: each row of the result is a link. */
  hrefOf?: ((payment: BatchedPayment) => string) | undefined
  /** Called when the user opens a payment of the result, to see its receipt or to decide about it. */
  onOpen?: ((payment: BatchedPayment) => void) | undefined
  /** Leaves the result; without it there is no button for that. */
  onDone?: (() => void) | undefined
}

/** `total`: what left the wallet for all of them, shown where each of them was sent. */
type ResultProps = PaymentBatchResultProps & { total: ReactNode }

/** What became of each payment, and what the user can do about it. */
export function PaymentBatchResult({ hrefOf, onOpen, onDone, total }: ResultProps) {
  const { canContinue } = usePaymentBatchContext().state
  const result = useResult()
  const haveArrived = result === 'arrived'
  return (
    <div className="cs-sheet">
      {haveArrived && (
        <span className="cs-outcome" data-tone="success" aria-hidden>
          <CheckIcon />
        </span>
      )}
      {(haveArrived || result === 'sent') && total}
      <Payments className="cs-list">
        <Row hrefOf={hrefOf} onOpen={onOpen} />
      </Payments>
      <ContinueButton className="cs-button" />
      {onDone && <DoneButton className="cs-button" data-look={canContinue ? 'quiet' : undefined} onClick={onDone} />}
      <CheckAgainButton className="cs-button" data-look="quiet" />
    </div>
  )
}

/** One payment of the result: who is paid, what became of it, and how much it is. */
function Row({ hrefOf, onOpen }: PaymentBatchResultProps) {
  const { state } = useQuoteConfirmationContext()
  const { messages } = usePaymentBatchContext()
  const nowMs = useWalletClient().transport.serverTime.now()
  const [tone, Icon] = hasArrived(state, nowMs)
    ? ['success', CheckIcon]
    : isSent(state)
      ? ['info', ClockIcon]
      : [state.status === 'failed' ? 'danger' : 'warning', WarningIcon]
  const outcome = (
    <span className="cs-hint" data-tone={tone}>
      <Icon />
      <Outcome />
    </span>
  )
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
      <OutcomeAmount className="cs-row-end" />
    </Go>
  )
}
