import type { Money, PaymentDraft, PaymentTask, Quote, QuoteRequest } from '@countersign/core'
import { useMemo, useState } from 'react'
import { pathTo, useWalletScreen } from '../WalletScreenContext.ts'

/** `amount`: what was typed. */
type Asked = { request: QuoteRequest; amount?: Money | undefined }

/**
 * What a page pays: the quote of its address, or what the page before asked for. From then on its address holds the quote,
 * and the history what was asked for, so both survive a reload. `undefined` where neither is there.
 */
export function usePayment(page: 'pay' | 'fund', { id, state }: { id: string | undefined; state: unknown }) {
  const { router, accountId } = useWalletScreen()
  // Once started, this stays the same payment, even if the address names another quote meanwhile.
  const [begun] = useState(() => {
    const asked = readRequest(state)
    return id === undefined ? asked : { quoteId: id, ...asked }
  })
  return useMemo(
    () =>
      begun && {
        ...begun,
        accountId,
        onQuote: (quote: { id: string }) =>
          router.navigate(pathTo(page, quote.id), {
            replace: true,
            state: begun.request ? { request: begun.request, amount: begun.amount } : null,
          }),
      },
    [begun, page, router, accountId],
  )
}

/** The browser kept it with the entry of the history; anything else may stand there, too. */
function readRequest(state: unknown): Asked | undefined {
  if (typeof state !== 'object' || state === null || !('request' in state)) return undefined
  const { request, amount } = state as Asked
  return { request, amount }
}

/**
 * The same for several payments. The address holds the ids of their quotes, as soon as each has one.
 */
export function useBatch({ id, state }: { id: string | undefined; state: unknown }) {
  const { router, accountId, batches } = useWalletScreen()
  const [begun] = useState(() => {
    const requests = readRequests(state)
    const payments = id === undefined ? requests?.map((request) => ({ request })) : splitIds(id)
    return payments && { payments, requests }
  })
  return useMemo(
    () =>
      begun && {
        ...begun,
        accountId,
        onQuotes: (quoteIds: readonly string[]) => {
          const path = pathTo('pay-several', quoteIds.join())
          for (const quoteId of quoteIds) batches.set(quoteId, path)
          router.navigate(path, { replace: true, state: { requests: begun.requests } })
        },
      },
    [begun, router, accountId, batches],
  )
}

/** Returns the address of what a payment waits for: that of all of them, where it is one of several. */
export function usePathOfTask() {
  const { batches } = useWalletScreen()
  return ({ isFunded, quoteId }: PaymentTask): string =>
    batches.get(quoteId) ?? pathTo(isFunded ? 'fund' : 'pay', quoteId)
}

const splitIds = (id: string) => id.split(',').map((quoteId) => ({ quoteId }))

/** What the page before asked prices for. */
export function readRequests(state: unknown): readonly QuoteRequest[] | undefined {
  const { requests } = Object(state) as { requests?: readonly QuoteRequest[] }
  return Array.isArray(requests) ? requests : undefined
}

/** What the form of a payment begins with: what the user typed before, as it was kept with the page. */
export function readDraft(state: unknown): Partial<PaymentDraft> {
  const { draft } = Object(state) as { draft?: unknown }
  const { side, amount, note, paymentRail, purpose, currency } = Object(draft) as Record<string, unknown>
  return {
    ...(side === 'RECEIVING' && { side }),
    ...(typeof amount === 'bigint' && amount > 0n && { amount }),
    ...(typeof note === 'string' && { note }),
    ...(typeof paymentRail === 'string' && { paymentRail }),
    ...(typeof purpose === 'string' && { purpose }),
    ...(typeof currency === 'string' && { currency }),
  }
}

/** Which account the draft pays from, as it was kept with the page. */
export function readPayer(state: unknown): string | undefined {
  const { from } = Object(state) as { from?: unknown }
  return typeof from === 'string' ? from : undefined
}

/** Returns the draft that a price was asked for with, to edit it: by what was asked, else by the quote. */
function toDraft(request: QuoteRequest | undefined, quote: Quote | undefined): Partial<PaymentDraft> {
  if (!request) return quote ? { side: 'SENDING', amount: quote.totalSendingAmount } : {}
  const { destination, lockedCurrencySide: side, lockedCurrencyAmount, purposeOfPayment } = request
  return {
    side,
    amount: BigInt(lockedCurrencyAmount),
    note: request.remittanceInformation ?? request.description ?? '',
    purpose: purposeOfPayment,
    ...(destination.destinationType === 'ACCOUNT'
      ? { paymentRail: destination.paymentRail ?? undefined }
      : { currency: destination.currency }),
  }
}

/** Who is paid, as the address of the form has it. */
function receiverOf(destination: Quote['destination'] | QuoteRequest['destination'] = { destinationType: '' }) {
  if ('umaAddress' in destination && destination.umaAddress) return destination.umaAddress
  return 'accountId' in destination ? destination.accountId : undefined
}

/** Where the buttons of a payment lead. */
export function usePaymentSteps() {
  const { router } = useWalletScreen()
  function startAt(payeeId: string | undefined, draft?: Partial<PaymentDraft>, from?: string): void {
    router.navigate(payeeId === undefined ? '/send' : pathTo('send', payeeId), { state: draft && { draft, from } })
  }
  return {
    leave: () => router.navigate('/'),
    /** Returns to the amount, with what was typed. */
    edit: (quote: Quote | undefined, request: QuoteRequest | undefined) => {
      const source = request?.source ?? quote?.source
      const from = source && 'accountId' in source ? source.accountId : undefined
      startAt(receiverOf(quote?.destination ?? request?.destination), toDraft(request, quote), from)
    },
    /** Begins another payment to the same payee, from where that one came. */
    sendAgain: ({ quote }: { quote: Quote }) => startAt(receiverOf(quote.destination), {}, quote.source.accountId),
  }
}
