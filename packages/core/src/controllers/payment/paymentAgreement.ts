import type { WalletClient } from '../../createWalletClient.ts'
import {
  type AgreedToPayment,
  type ComparedAgreement,
  readPaymentAgreement,
} from '../../flows/payment/paymentAgreement.ts'
import { createReader, type Reader } from '../reader.ts'

export type { AgreedToPayment, ComparedAgreement, SignedPayment } from '../../flows/payment/paymentAgreement.ts'

/** Creates a reader of what the user agreed to, compared with a payment as the page shows it. Starts with `refresh()`. */
export function createPaymentAgreementReader(
  client: WalletClient,
  { payment }: { payment: AgreedToPayment },
): Reader<ComparedAgreement> {
  return createReader(client, { read: () => readPaymentAgreement(client, { payment }) })
}
