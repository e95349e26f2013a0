import type { QuoteRequest, ScaPayment } from '@countersign/core'
import {
  PaymentAgreement,
  type PaymentOutcome,
  useAddMoney,
  useCancelPayment,
  useFunding,
  usePaymentAgreement,
  usePaymentBatch,
  useQuoteConfirmation,
  useScaChallenge,
  useSend,
  writePaymentRequest,
} from '@countersign/react'

declare function keep(quoteId: string): void

const accountId = 'InternalAccount:1'
const request: QuoteRequest = {
  source: { sourceType: 'REALTIME_FUNDING', currency: 'EUR' },
  destination: { destinationType: 'ACCOUNT', accountId: 'ExternalAccount:1' },
  lockedCurrencySide: 'RECEIVING',
  lockedCurrencyAmount: 25_00n,
}

export function ConfirmationExample({ quoteId }: { quoteId: string }) {
  const { state, isBusy, confirm, requote } = useQuoteConfirmation({ accountId, quoteId, scaFactor: 'PASSKEY' })
  if (state.status === 'review') return <button type="button" disabled={isBusy} onClick={confirm} />
  return <button type="button" onClick={requote} />
}

export function BatchExample({ requests }: { requests: readonly QuoteRequest[] }) {
  const payments = requests.map((each) => ({ request: each }))
  const { state, confirm, openChallenge } = usePaymentBatch({
    accountId,
    payments,
    onQuotes: (ids) => ids.forEach(keep),
  })
  if (state.canConfirm) return <button type="button" onClick={() => void confirm()} />
  return state.canContinue && <button type="button" onClick={() => void openChallenge()} />
}

export function FundingExample() {
  const { state, checkAgain } = useFunding({ accountId, request, onQuote: (quote) => keep(quote.id) })
  if (state.status === 'instructions') return state.instructions.length
  return <button type="button" onClick={checkAgain} />
}

export function ChallengeExample({ payment }: { payment: ScaPayment }) {
  const { state, submitCode } = useScaChallenge({ ...payment, onFinished: () => keep(payment.quoteId) })
  if (state.status !== 'awaiting-proof') return null
  return <input onBlur={(event) => submitCode(event.currentTarget.value)} />
}

export function SendExample({ onRequest }: { onRequest: (request: QuoteRequest) => void }) {
  const { state, choose, change, prepare } = useSend({ accountId })
  const { payees = [] } = state.reading.content ?? {}
  function goOn(): void {
    const prepared = prepare()
    if (prepared && 'request' in prepared) onRequest(prepared.request)
  }
  return (
    <>
      {payees.map(({ id }) => (
        <button key={id} type="button" onClick={() => choose(id)} />
      ))}
      <input onChange={({ target }) => change({ amount: BigInt(target.value) })} />
      <button type="button" onClick={goOn} />
    </>
  )
}

export function CancelPaymentExample({ transactionId }: { transactionId: string }) {
  const { state, cancel } = useCancelPayment({ transactionId })
  return state.status === 'requested' ? <p /> : <button type="button" onClick={() => void cancel()} />
}

export function PaymentAgreementExample({ outcome }: { outcome: PaymentOutcome }) {
  const { quote, payee } = outcome
  const { state } = usePaymentAgreement({ payment: { quote, payee } })
  return <PaymentAgreement.Root outcome={outcome}>{state.content?.status}</PaymentAgreement.Root>
}

export function linkToPay(umaAddress: string): string {
  const asked = writePaymentRequest({ currency: 'EUR', amount: 1200n, note: 'Pizza' })
  return `https://wallet.example/send/${encodeURIComponent(umaAddress)}#${asked}`
}

export function AddMoneyExample() {
  const { state } = useAddMoney({ accountId })
  if (!state.content || state.content.isChanged) return null
  return state.content.instructions.map(({ accountOrWalletInfo: { accountType } }) => <p key={accountType} />)
}
