import { isPull } from '@countersign/core/client'
import { amountText } from '../../primitives/Amount.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { describePayee, readableReference, receivingAmount, sendingAmount } from '../../shared/payment-details/index.ts'
import type { PaymentOutcome } from './PaymentOutcome.ts'
import { titleKey } from './PaymentOutcomeContext.ts'

type SummarizeParameters = {
  /** Whether the money has left, has arrived, or never will. */
  phase: 'before' | 'sent' | 'received' | 'failed'
  messages: JourneyMessages['paymentResult']
  details: JourneyMessages['paymentDetails']
  locale: string
}

/** Returns the receipt as lines of text for others. It contains no account number, for it may go anywhere. */
export function summarizeReceipt(outcome: PaymentOutcome, parameters: SummarizeParameters): string {
  const { phase, messages, details, locale } = parameters
  const { quote, payee } = outcome
  const transaction = 'transaction' in outcome ? outcome.transaction : undefined
  const { name } = describePayee(payee, quote.destination)
  const date = transaction?.createdAt
  const lines = [
    [
      phase === 'failed' || isPull(quote) ? details.amount : details.youSent,
      amountText(sendingAmount(quote), { locale }),
    ],
    phase !== 'failed' &&
      !isPull(quote) && [
        phase === 'received' ? details.theyGot : details.theyGet,
        amountText(receivingAmount(quote), { locale }),
      ],
    // A line break in a name would make a row of its own.
    [isPull(quote) ? details.from : details.to, visibleText(name ?? details.payeeUnknown).replace(/\s+/g, ' ')],
    date && [details.date, new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(date)],
    [details.reference, readableReference(transaction?.id ?? quote.transactionId ?? quote.id)],
  ]
  const rows = lines.flatMap((line) => (line ? [line.join(': ')] : []))
  return [messages[titleKey(outcome, phase)], ...rows].join('\n')
}
