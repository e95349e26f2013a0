import { createTestService, createTestWallet } from '../createTestService.ts'
import { createScaWallet, signature } from '../scaWallets.ts'
import { defineCases } from './operationCases.ts'

/** A wallet with a payment by wire that is under way, a payment that is done, and one that comes in. */
async function prepare() {
  const service = createTestService()
  const wallet = await createTestWallet(service)
  const { customerId, accountId, payeeId } = wallet
  const pay = async (paymentRail?: string) => {
    const destination = { destinationType: 'ACCOUNT', accountId: payeeId, ...(paymentRail && { paymentRail }) }
    const source = { sourceType: 'ACCOUNT', accountId }
    const body = { source, destination, lockedCurrencySide: 'SENDING', lockedCurrencyAmount: 1_000_000 }
    const { id: quoteId, transactionId = '' } = await service.succeed('createQuote', 200, { body })
    await service.succeed('executeQuote', 200, { params: { quoteId }, signature })
    return { transactionId }
  }
  const instant = await pay('RTP')
  const wire = await pay('WIRE')
  const receive = async (senderUmaAddress: string) => {
    const amount = { receivingCurrencyCode: 'USDB', receivingCurrencyAmount: 5_000_000 }
    const body = { senderUmaAddress, customerId, ...amount }
    const { id: transactionId } = await service.succeed('receiveSandboxUma', 200, { body })
    return { transactionId }
  }
  const incoming = await receive('$success.usd@sender.example')
  const asked = await receive('$info.usd@sender.example')
  return { service, wallet, customerId, instant, wire, incoming, asked }
}

async function withoutScaSession() {
  const { service, query } = await createScaWallet({ isSignedIn: false }, createTestService())
  const { data } = await service.succeed('listTransactions', 200, { query: { type: 'INCOMING' } })
  return { service, query, params: { transactionId: data[0]?.id ?? '' } }
}

export const transactionCases = defineCases({
  prepare,
  cases: {
    listTransactions: {
      200: ({ customerId }) => ({ query: { customerId, type: 'OUTGOING', sortOrder: 'asc' } }),
      '400 INVALID_INPUT': () => ({ query: { type: 'CARD', status: 'PENDING' } }),
      '409 SCA_SESSION_REQUIRED': async () => {
        const { service, query } = await withoutScaSession()
        return { service, query }
      },
    },
    getTransaction: {
      200: ({ instant }) => ({ params: instant }),
      '409 SCA_SESSION_REQUIRED': async () => {
        const { service, params } = await withoutScaSession()
        return { service, params }
      },
    },
    confirmTransaction: {
      200: ({ instant }) => ({ params: instant, body: { receiptDeliveryConfirmedAt: '2026-01-05T12:00:00Z' } }),
    },
    approveTransaction: {
      200: ({ asked }) => ({
        params: asked,
        body: { receiverCustomerInfo: { FULL_NAME: 'Ada Lovelace', BIRTH_DATE: '1990-12-10' } },
      }),
      '400 MISSING_MANDATORY_USER_INFO': ({ asked }) => ({ params: asked }),
      '409 TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL': ({ wire }) => ({ params: wire }),
    },
    rejectTransaction: {
      200: ({ incoming }) => ({ params: incoming, body: { reason: 'RESTRICTED_JURISDICTION' } }),
      '409 TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL': async ({ service, incoming }) => {
        await service.succeed('rejectTransaction', 200, { params: incoming })
        return { params: incoming }
      },
    },
    cancelTransaction: {
      200: ({ wire }) => ({ params: wire, body: { reason: 'Sent twice' } }),
      '400 INVALID_INPUT': ({ instant }) => ({ params: instant }),
      '409 TRANSACTION_NOT_CANCELLABLE': async ({ service, wire }) => {
        await service.succeed('cancelTransaction', 200, { params: wire })
        return { params: wire }
      },
    },
  },
})
