import { describeMovement } from '@countersign/core/activity-list'
import type { PaymentTask } from '@countersign/core/transaction-details'
import { Agreement, type ReceiptActions, useReceipt } from '../../payment/payment-result/index.ts'
import type { PaymentOutcome } from '../../payment/payment-result/PaymentOutcome.ts'
import { definePart } from '../../primitives/definePart.tsx'
import { type HeadingLevel, levelBelow } from '../../primitives/Heading.tsx'
import { LazyPart, LoadingPart } from '../../primitives/Lazy.tsx'
import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import { Screen } from '../../primitives/Screen.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import { LazyScaLockNotice, ScaSignInForError, useScaLock } from '../../sca/sca-sign-in/index.ts'
import { restorePayment } from './restorePayment.ts'
import * as TransactionDetails from './TransactionDetails.tsx'
import { useTransactionDetailsContext } from './TransactionDetailsContext.ts'

type ContentProps = Omit<ReceiptActions, 'onDone'> & {
  /** The wallet whose customer confirms that it is them, where that is required before the movement can be read. */
  accountId: string
  /** The address of what a payment that waits needs, in your page: by its kind and the id of the quote. */
  hrefOf?: ((task: PaymentTask) => string) | undefined
  /** Opens what a payment that waits needs. */
  onContinue?: ((task: PaymentTask) => void) | undefined
  /** Opens the payee that took the place of another one in a payment that was stopped; without it there is no way there. */
  onPayee?: ((payeeId: string) => void) | undefined
  /** The level of the heading in your page; 2 by default. */
  headingLevel?: HeadingLevel | undefined
}

// Most movements need neither.
const loadCancelPayment = async () =>
  (await import('../../payment/cancel-payment/CancelPaymentScreen.tsx')).CancelPaymentScreen

/**
 * The finished page of one movement: what became of it, a timeline, its receipt to share, print or repeat, and below it
 * the way to cancel it where the bank has not sent it yet. Cards below each other. Needs `@countersign/react/styles.css`
 * and `@countersign/react/wallet.css`.
 */
export const TransactionDetailsScreen = definePart(
  TransactionDetails.Root,
  ({ accountId, hrefOf, onContinue, onPayee, headingLevel, ...receipt }: ContentProps) => ({
    className: 'cs-sheets',
    children: (
      <Screen name="TransactionDetails">
        <Content
          accountId={accountId}
          hrefOf={hrefOf}
          onContinue={onContinue}
          onPayee={onPayee}
          headingLevel={headingLevel}
          {...receipt}
        />
      </Screen>
    ),
  }),
  ['accountId', 'hrefOf', 'onContinue', 'onPayee', 'headingLevel', 'payerName', 'onSendAgain', 'onShare'],
)

function Content(props: ContentProps) {
  const { headingLevel = 2 } = props
  const { content } = useTransactionDetailsContext().state
  const transaction = content?.transaction
  // A stop is remembered: it is no failure, and never offered again.
  const isStopped =
    content?.stopped &&
    ['checked', 'failed-nothing-sent'].includes(describeMovement(content.transaction, content.stopped).state)
  const onlyRead = content?.stopped && { onSendAgain: undefined }
  const payment = content && !isStopped && (content.payment ?? restorePayment(content))
  return (
    <>
      <div className="cs-card">
        <PartBoundary>
          {payment ? <Receipt {...props} {...onlyRead} payment={payment} /> : <Movement {...props} />}
        </PartBoundary>
      </div>
      {content?.payment && transaction && (
        <LazyPart load={loadCancelPayment} waiting={null}>
          {(CancelPayment) => <CancelPayment transaction={transaction} headingLevel={levelBelow(headingLevel)} />}
        </LazyPart>
      )}
    </>
  )
}

/** A payment from the moment it is on its way. */
function Receipt({ headingLevel, payment, ...actions }: ContentProps & { payment: PaymentOutcome }) {
  const receipt = useReceipt()
  return (
    <LoadingPart later={receipt} waiting={<Skeleton />}>
      {({ PaymentResultReceipt }) => (
        <PaymentResultReceipt outcome={payment} headingLevel={headingLevel} {...actions}>
          <TransactionDetails.Notice className="cs-hint" />
        </PaymentResultReceipt>
      )}
    </LoadingPart>
  )
}

/** Money that came in, a card, or a payment that was not sent. */
function Movement({ accountId, hrefOf, onContinue, onPayee, headingLevel = 2 }: ContentProps) {
  const { state, refresh } = useTransactionDetailsContext()
  const { status, error, content } = state
  const { lock, forget } = useScaLock({ accountId })
  const task = TransactionDetails.useTask()
  const isLocked = lock !== undefined && task?.kind === 'confirm'
  return (
    <div className="cs-receipt">
      <TransactionDetails.Heading className="cs-title" level={headingLevel} />
      <TransactionDetails.Explanation className="cs-lead" />
      <ScaSignInForError accountId={accountId} headingLevel={headingLevel} error={error} resume={refresh}>
        <TransactionDetails.ErrorMessage className="cs-error" />
        <TransactionDetails.RetryButton className="cs-button" data-look="quiet" />
      </ScaSignInForError>
      {status === 'loading' && <Skeleton />}
      {content && (
        <div className="cs-sheet">
          <TransactionDetails.Details className="cs-statement" />
          {content.stopped && content.payment ? (
            <Agreement outcome={content.payment} headingLevel={levelBelow(headingLevel)} />
          ) : isLocked ? (
            <LazyScaLockNotice lock={lock} onLifted={forget} />
          ) : (
            <TransactionDetails.ContinueButton
              className="cs-button cs-action"
              task={task}
              hrefOf={hrefOf}
              onContinue={onContinue}
            />
          )}
          {onPayee && <TransactionDetails.PayeeButton className="cs-link" onPayee={onPayee} />}
        </div>
      )}
      <TransactionDetails.Timeline className="cs-timeline cs-sheet" />
      <TransactionDetails.Notice className="cs-hint" />
    </div>
  )
}
