import type { Transaction } from '@countersign/core'
import { isPull } from '@countersign/core/client'
import { describePaymentTimeline } from '@countersign/core/transaction-details'
import { MoneyAmount } from '../../primitives/Amount.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import {
  PaymentPrice,
  PaymentReference,
  PaymentRow,
  PaymentTimeline,
  readableReference,
  sendingAmount,
  usePaymentDetails,
  useUsualArrival,
} from '../../shared/payment-details/index.ts'
import { usePaymentOutcome, usePhase, useTransaction } from './PaymentOutcomeContext.ts'
import { isReturned } from './paymentEnd.ts'

/** What has happened to the payment and what comes next, each with its time: an `<ol>`. Renders nothing before it is sent. */
export const Timeline = definePart(PaymentTimeline, () => {
  const { quote, payee } = usePaymentOutcome()
  const transaction = useTransaction()
  const { serverTime } = useWalletClient().transport
  const writeUsual = useUsualArrival()
  return {
    transaction,
    usualArrival: writeUsual({
      paymentRail: transaction?.paymentRail ?? quote.destination.paymentRail,
      accountType: payee?.accountInfo.accountType,
    }),
    steps: transaction ? describePaymentTimeline(transaction, { now: new Date(serverTime.now()) }) : [],
  }
})

type DetailsOptions = {
  /** Who pays, as a receipt names them. */
  payerName?: string | undefined
  /** What the payer wrote for the recipient; by default, what the service reports. */
  statementReference?: string | undefined
}

/** What it cost and its references, or what came back, line by line: a `<dl>` whose rows carry `data-row`. */
export const Details = definePart(
  'dl',
  ({ payerName, statementReference }: DetailsOptions) => {
    const outcome = usePaymentOutcome()
    const transaction = useTransaction()
    const messages = usePaymentDetails()
    const { status, quote } = outcome
    const phase = usePhase()
    // One reference from the first moment to the last, so that it never seems to change.
    const reference = transaction?.id ?? quote.transactionId ?? quote.id
    const written = statementReference ?? writtenReferenceOf(transaction)
    return {
      children: (
        <>
          {isReturned(outcome) && (
            <PaymentRow name="returned" label={messages.returned}>
              <MoneyAmount money={sendingAmount(quote)} />
            </PaymentRow>
          )}
          {/* Of a payment that failed, nothing is claimed about its fee or what arrived. */}
          {status !== 'failed' && <PaymentPrice quote={quote} phase={phase} />}
          {payerName !== undefined && !isPull(quote) && (
            <PaymentRow name="from" label={messages.from}>
              <UntrustedText>{payerName}</UntrustedText>
            </PaymentRow>
          )}
          <PaymentRow name="reference" label={messages.reference}>
            <UntrustedText>{readableReference(reference)}</UntrustedText>
          </PaymentRow>
          {written && <PaymentReference text={written} destination={quote.destination} />}
        </>
      ),
    }
  },
  ['payerName', 'statementReference'],
)

/** Returns what the payer wrote, which each rail carries in a field of its own. Some report nothing of it. */
function writtenReferenceOf(transaction: Transaction | undefined): string | undefined {
  const { addenda, originatorToBeneficiaryInformation, remittanceInformation } =
    transaction?.destination?.railDetails ?? {}
  return remittanceInformation ?? addenda ?? originatorToBeneficiaryInformation
}
