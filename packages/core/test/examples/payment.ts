import {
  type AgreedToPayment,
  acceptPayee,
  cancelPayment,
  compareQuotes,
  confirmQuote,
  createAddMoney,
  createCancelPayment,
  createFunding,
  createPaymentAgreementReader,
  createPaymentBatch,
  createQuoteConfirmation,
  createQuoteIntent,
  createSend,
  type ExecutePaymentReturnType,
  type ExternalAccount,
  estimatePayment,
  executePayment,
  isCancelable,
  isPull,
  isPullable,
  isSecurityStop,
  listExchangeRates,
  loadQuote,
  lookUpUmaReceiver,
  needsNewQuote,
  type PaymentUpdate,
  type PollPaymentParameters,
  pollPayment,
  type Quote,
  type QuoteRequest,
  readAddMoney,
  readPayeeStops,
  readPayment,
  readPaymentAgreement,
  readPaymentRequest,
  readSendChoices,
  readSetAsidePayees,
  readStoppedPayments,
  requestQuote,
  type Transaction,
  takesNote,
  type WalletClient,
} from '@countersign/core'

declare const client: WalletClient
declare const signal: AbortSignal
declare function show(value: unknown): void

const accountId = 'InternalAccount:1'
const payeeId = 'ExternalAccount:1'

const request: QuoteRequest = {
  source: { sourceType: 'ACCOUNT', accountId },
  destination: { destinationType: 'ACCOUNT', accountId: payeeId },
  lockedCurrencySide: 'SENDING',
  lockedCurrencyAmount: 25_000_000n,
}

export async function showStops(): Promise<void> {
  for (const { quoteId } of await readStoppedPayments(client)) show(quoteId)
  show(await readSetAsidePayees(client))
  const [stop] = await readPayeeStops(client)
  show(stop?.before)
  if (stop && !stop.isAccepted) await acceptPayee(client, stop)
}

export async function pay(agreed: Quote): Promise<ExecutePaymentReturnType> {
  const [rate] = await listExchangeRates(client, { sourceCurrency: 'USDB', destinationCurrency: 'EUR' })
  const { quote, payee } = await requestQuote(client, { intent: createQuoteIntent(request), signal })
  show([rate?.exchangeRate, payee?.id, compareQuotes(agreed, quote)])
  return executePayment(client, { accountId, shown: quote, payee })
}

export async function askWhatTheyTake(umaAddress: string): Promise<void> {
  const { supportedCurrencies, requiredPayerDataFields } = await lookUpUmaReceiver(client, { umaAddress, signal })
  show([supportedCurrencies.map(({ currency }) => currency.code), requiredPayerDataFields])
}

export async function followToTheEnd({ quoteId }: Pick<PollPaymentParameters, 'quoteId'>): Promise<void> {
  const { quote, payee } = await loadQuote(client, { quoteId })
  const onUpdate = (update: PaymentUpdate) => show(update.type)
  const { stage } = await confirmQuote(client, { accountId, shown: quote, payee, signal, onUpdate })
  if (stage === 'processing') await pollPayment(client, { quoteId, signal, onProgress: show })
  show((await readPayment(client, { quoteId })).stage)
}

export async function createPayments(): Promise<void> {
  const confirmation = createQuoteConfirmation(client, { accountId, request, scaFactor: 'PASSKEY' })
  const state = await confirmation.load()
  if (state.status === 'review' && needsNewQuote(state.error)) await confirmation.requote()
  if (state.status === 'review' && !isSecurityStop(state.error)) await confirmation.confirm()
  confirmation.subscribe(() => {
    const { step } = confirmation.getSnapshot()
    // Only some customers have to prove it.
    if (step === 'authorizing') void confirmation.submitCode('123456')
  })
  const funding = createFunding(client, { accountId, quoteId: 'Quote:1', onQuote: ({ id }) => show(id) })
  show((await funding.load()).status)
}

export async function createSeveralPayments(): Promise<void> {
  const payments = [{ request }, { quoteId: 'Quote:2' }]
  const batch = createPaymentBatch(client, { accountId, payments, onQuotes: (quoteIds) => show(quoteIds.join()) })
  const { canConfirm } = await batch.load()
  if (canConfirm) await batch.confirm()
  batch.subscribe(() => {
    const state = batch.getSnapshot()
    // One proof after the other, under one list.
    if (state.status === 'challenge' && state.challenge.status === 'awaiting-proof') void batch.submitCode('123456')
    for (const { status } of state.payments) show(status)
  })
}

export async function describePayment(): Promise<void> {
  const send = createSend(client, { accountId, draft: { note: 'Invoice 7' } })
  const { reading } = await send.refresh()
  const [payee] = reading.content?.payees ?? []
  send.choose(payee?.id)
  send.change({ side: 'RECEIVING', amount: 25_00n })
  const prepared = send.prepare()
  if (prepared && 'request' in prepared) show(prepared.request)
  else show(prepared?.problem.reason)
  if (payee) show(takesNote(payee))
}

/** A bank account of the user's own pays into a balance that the service holds. */
export async function takeFromBank(bank: ExternalAccount, dollars: string): Promise<void> {
  if (!isPullable(bank)) return
  const send = createSend(client, { accountId: bank.id, draft: { payeeId: dollars, amount: 100_00n } })
  await send.refresh()
  const prepared = send.prepare()
  if (!prepared || 'problem' in prepared) return
  const page = createQuoteConfirmation(client, { accountId, request: prepared.request })
  const state = await page.load()
  if ('quote' in state) show(isPull(state.quote))
}

export function openRequest(umaAddress: string): void {
  show(
    createSend(client, { accountId, draft: { ...readPaymentRequest(location.hash), umaAddress } }).getSnapshot().draft,
  )
}

export async function estimate(): Promise<void> {
  const { wallet, payees } = await readSendChoices(client, { accountId, signal })
  const { currency: from } = wallet.balance
  const to = payees[0]?.currency ?? 'EUR'
  show((await estimatePayment(client, { from, to, side: 'SENDING', amount: 25_000_000n, signal }))?.receivingAmount)
}

export async function cancelPayments(transaction: Transaction): Promise<void> {
  const { id: transactionId } = transaction
  if (isCancelable(transaction)) show((await cancelPayment(client, { transactionId, signal })).refund?.status)
  const cancellation = createCancelPayment(client, { transactionId })
  cancellation.ask()
  show((await cancellation.cancel()).status)
}

export async function comparePaymentWithAgreement(payment: AgreedToPayment): Promise<void> {
  show((await readPaymentAgreement(client, { payment })).status)
  const { content } = await createPaymentAgreementReader(client, { payment }).refresh()
  if (content?.status === 'differs') show(content.changes)
}

export async function addMoney(): Promise<void> {
  const reader = createAddMoney(client, { accountId })
  const { content } = await reader.refresh()
  show(content?.isChanged ? 'ask support' : content?.instructions)
  show((await readAddMoney(client, { accountId, shown: content, signal })).arrived)
}
