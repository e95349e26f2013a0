import { type AgreedToPayment, createPaymentAgreementReader } from '@countersign/core/payment-agreement'
import { type ClientOption, useJourney } from '../../provider/useJourney.ts'

/**
 * Reads what the user agreed to in this browser, and compares it with a payment as the page shows it. Loads by itself;
 * `state.content` says whether it matches.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function usePaymentAgreement({ client, payment }: ClientOption & { payment: AgreedToPayment }) {
  const { quote, payee, transaction } = payment
  return useJourney({
    client,
    // What is compared is what the page shows: another reading of the payment is compared again.
    id: [quote.id, quote.status, payee?.id, transaction?.id, transaction?.status].join(' '),
    create: (wallet) => createPaymentAgreementReader(wallet, { payment }),
    onMount: ({ refresh }) => void refresh(),
  })
}
