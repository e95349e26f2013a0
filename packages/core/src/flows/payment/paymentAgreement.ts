import type { WalletClient } from '../../createWalletClient.ts'
import type { PaymentAgreement as AgreementRecord } from '../../storage/paymentAgreements.ts'
import type { Transaction } from '../../wire/transaction.ts'
import type { QuoteChange } from './compareQuotes.ts'
import { loadPayment } from './loadPayment.ts'
import type { PaymentSnapshot } from './paymentSnapshot.ts'

/** A payment as a receipt shows it. */
export type AgreedToPayment = PaymentSnapshot & {
  /** The movement, once there is one. */
  readonly transaction?: Transaction | undefined
}

/** What the key of this browser signed. For a payment that no wallet signs, only when it was agreed to. */
export type SignedPayment = {
  /** On the service's clock. */
  readonly at: Date
  /** The SHA-256 of the bytes that were signed (FIPS 180-4), as hex. What the bytes mean is the service's to say. */
  readonly payloadHash?: string | undefined
  /** The public key of the session, compressed (SEC 1 §2.3.3), as hex. */
  readonly publicKeyHex?: string | undefined
}

/**
 * What the user agreed to in this browser, compared with a payment. `unknown`: this browser has no record of it.
 * `agreed`: it has not been carried out yet. `differs`: the payment is not what was agreed to.
 */
export type ComparedAgreement =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'agreed' | 'matches' | 'differs'
      /** `undefined`: it was signed on another device; here it was proved, or reviewed and stopped. */
      readonly signed: SignedPayment | undefined
      readonly changes: readonly QuoteChange[]
      /** `false`: the payee was removed since, so only its id could be compared. */
      readonly isPayeeCompared: boolean
    }

export type ReadPaymentAgreementParameters = { payment: AgreedToPayment }
export type ReadPaymentAgreementReturnType = Awaited<ReturnType<typeof readPaymentAgreement>>

/**
 * Compares a payment that was carried out with what the user agreed to in this browser: the amounts, the rate, the
 * accounts, the rail, and where the payee is known, everything that its account states. `payment` is what the page shows; a
 * payee that another one took the place of is read for its name. Never rejects because of the storage: without it nothing
 * is known.
 */
export async function readPaymentAgreement(
  client: WalletClient,
  { payment }: ReadPaymentAgreementParameters,
): Promise<ComparedAgreement> {
  const { quote, payee, transaction } = payment
  // On the page that paid, they are there already.
  const { compareWithRecord, readAgreement } = await loadPayment()
  const record = await readAgreement(client.records, { quoteId: quote.id })
  if (!record) return { status: 'unknown' }
  const { signed, agreed } = record
  const { accountDigest, nameCheckDigest: _name, ...payeeId } = agreed.payee
  const recorded = payee ? agreed : { ...agreed, payee: payeeId }
  const found = await compareWithRecord(client, { recorded, now: { quote, payee } })
  const isTold = ({ field }: QuoteChange) => found.some((change) => change.field === field)
  const changes = [...found, ...compareMovement(agreed.amounts, transaction).filter((change) => !isTold(change))]
  const outcome = transaction ? 'matches' : 'agreed'
  return {
    status: changes.length > 0 ? 'differs' : outcome,
    signed: signed && { ...signed, at: new Date(signed.atMs) },
    changes,
    isPayeeCompared: payee !== undefined || accountDigest === undefined,
  }
}

/** The movement states its amounts for itself, and they have to be those of the quote that was agreed to. */
function compareMovement(
  amounts: AgreementRecord['agreed']['amounts'],
  transaction: Transaction | undefined,
): readonly QuoteChange[] {
  const sides = [
    ['totalSendingAmount', transaction?.sentAmount?.amount],
    ['totalReceivingAmount', transaction?.receivedAmount?.amount],
  ] as const
  return sides.flatMap(([field, after]) => {
    const before = Object.hasOwn(amounts, field) ? BigInt(amounts[field] ?? '') : undefined
    return after === undefined || before === after ? [] : [{ field, before, after }]
  })
}
