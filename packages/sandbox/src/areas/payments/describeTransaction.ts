import { wireAmount } from '../../money/currencies.ts'
import { railDetailsOf } from './railDetails.ts'
import type { TransactionRecord } from './records.ts'

/** A transaction as the wire shows it. */
export function describeTransaction(transaction: TransactionRecord) {
  const { sent, sendingCurrency, received, receivingCurrency, remittanceInformation, ...kept } = transaction
  const { statementDescriptor: _, railStatus: __, railTimes: ___, railNetwork: ____, ...shown } = kept
  // Card transactions have amounts of their own.
  if (sendingCurrency === undefined || receivingCurrency === undefined) return shown
  return {
    ...shown,
    source: { ...kept.source, currency: sendingCurrency, ...railDetailsOf(transaction, { side: 'source' }) },
    destination: {
      ...kept.destination,
      currency: receivingCurrency,
      ...railDetailsOf(transaction, { side: 'destination' }),
    },
    sentAmount: wireAmount(sent ?? 0, { currency: sendingCurrency }),
    receivedAmount: wireAmount(received ?? 0, { currency: receivingCurrency }),
    reconciliationInstructions: { reference: referenceOf(transaction) },
  }
}

/** The service's own reference. What the sender wrote is in the details of the rail. */
export function referenceOf({ id }: TransactionRecord): string {
  return id.slice(-12).toUpperCase()
}
