import { payeeOf } from '../../../core/test/payeeAccounts.ts'
import { scaQuoteBody } from '../scaWallets.ts'
import { locked, to } from '../withBalances.ts'
import { defineCases } from './operationCases.ts'
import {
  beforeTerms,
  dollarsOf,
  frozen,
  likeTheSeed,
  nineMillion,
  payAtOnce,
  prepare,
  refused,
  signedOut,
  toReceiver,
  unprovisioned,
  type World,
} from './quoteWorld.ts'

/** A quote to a payee that is added for it. */
async function quoteTo({ service, customerId, fromBalance }: World, payee: object, change: object = {}) {
  const { id } = await service.succeed('createExternalAccount', 201, { body: { customerId, ...payee } })
  return { body: { ...fromBalance, destination: to(id), ...change } }
}

const withDocument = { purposeOfPayment: 'GOODS_OR_SERVICES', documentIds: ['Document:1'] }

export const quoteCases = defineCases({
  prepare,
  cases: {
    createQuote: {
      200: ({ body }) => ({ body }),
      201: likeTheSeed,
      202: ({ sca }) => {
        const source = { sourceType: 'REALTIME_FUNDING', customerId: sca.wallet.customerId, currency: 'EUR' }
        return { body: { ...scaQuoteBody(sca), source } }
      },
      '400 AMOUNT_OUT_OF_RANGE': ({ body }) => ({ body: { ...body, lockedCurrencyAmount: 1 } }),
      '400 DOCUMENTS_REQUIRED': (world) =>
        quoteTo(world, payeeOf('CNY_ACCOUNT'), { purposeOfPayment: 'GOODS_OR_SERVICES' }),
      '400 EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED': async ({ service, sca }) => {
        const { customerId } = sca.wallet
        const body = { customerId, ...payeeOf('BASE_WALLET'), ownershipType: 'FIRST_PARTY' }
        const { id } = await service.succeed('createExternalAccount', 201, { body })
        return { body: { ...scaQuoteBody(sca, { amount: 200_000 }), destination: to(id) } }
      },
      '400 INSUFFICIENT_FUNDS': ({ body }) => ({ body: { ...body, lockedCurrencyAmount: 600_000_000 } }),
      '400 INVALID_AMOUNT': toReceiver('$fail.quote.amount.usd'),
      '400 INVALID_BANK_ACCOUNT': async (world) => {
        const input = await quoteTo(world, payeeOf('USD_ACCOUNT', { accountNumber: '98765432109' }))
        world.service.sandbox.clock.advance(60_000)
        return input
      },
      '400 INVALID_CURRENCY': toReceiver('$success.usd', { currency: 'EUR' }),
      '400 INVALID_UMA_ADDRESS': toReceiver('$success.usd', { umaAddress: 'ada@receiver.example' }),
      '400 MISSING_MANDATORY_USER_INFO': async (world) => {
        const { body } = await toReceiver('$success.usd')(world)
        return { body: { ...body, source: { sourceType: 'REALTIME_FUNDING', currency: 'USD' } } }
      },
      '400 PARSE_PAYREQ_RESPONSE_ERROR': toReceiver('$fail.quote.parse.usd'),
      '400 QUOTE_RATE_UNAVAILABLE': async (world) => {
        const { body } = await toReceiver('$fail.rate.usd')(world)
        return { body: { ...body, immediatelyExecute: true } }
      },
      '400 SELF_PAYMENT': ({ body, wallet }) => ({ body: { ...body, destination: to(wallet) } }),
      '400 SENDER_NOT_ACCEPTED': toReceiver('$fail.quote.sender.usd'),
      '400 TRANSACTION_SIZE_LIMIT_EXCEEDED': ({ fromBalance }) => ({
        body: { ...fromBalance, ...locked(dollarsOf(11_000_000)) },
      }),
      '403 COUNTERPARTY_NOT_ALLOWED': toReceiver('$fail.quote.counterparty.usd'),
      '403 END_USER_TERMS_NOT_ACCEPTED': async () => {
        const { service, customerId, payeeId } = await beforeTerms()
        const source = { sourceType: 'REALTIME_FUNDING', customerId, currency: 'USD' }
        return { service, body: { source, destination: to(payeeId), ...locked(10_000) } }
      },
      '403 USER_NOT_READY': (world) => {
        refused(world)
        return { body: world.body }
      },
      '403 VELOCITY_LIMIT_EXCEEDED': async (world) => {
        await payAtOnce(world, 100, 1000)
        return { body: { ...world.fromBalance, immediatelyExecute: true } }
      },
      '404 LOOKUP_REQUEST_NOT_FOUND': async (world) => {
        const { body } = await toReceiver('$success.usd')(world)
        return { body: { ...body, lookupId: 'Lookup:none' } }
      },
      '409 BANK_ACCOUNT_VALIDATION_PENDING': (world) =>
        quoteTo(world, payeeOf('USD_ACCOUNT', { accountNumber: '98765432108' })),
      '409 CONFLICT': (world) => {
        frozen(world)
        return { body: world.fromBalance }
      },
      '409 PAYMENT_DOCUMENT_ALREADY_USED': async (world) => {
        const input = await quoteTo(world, payeeOf('CNY_ACCOUNT'), withDocument)
        await world.service.succeed('createQuote', 200, input)
        return input
      },
      '409 SCA_SESSION_REQUIRED': (world) => {
        signedOut(world)
        return { body: scaQuoteBody(world.sca) }
      },
      '409 WALLET_NOT_PROVISIONED': (world) => {
        unprovisioned(world)
        return { body: world.body }
      },
      '412 UNSUPPORTED_UMA_VERSION': toReceiver('$fail.quote.version.usd'),
      '424 PAYREQ_REQUEST_FAILED': toReceiver('$fail.quote.request.usd'),
      '429 DAILY_VOLUME_LIMIT_EXCEEDED': async (world) => {
        await payAtOnce(world, 2, nineMillion)
        return { body: { ...world.fromBalance, ...locked(nineMillion), immediatelyExecute: true } }
      },
      '501 UNRECOGNIZED_MANDATORY_PAYEE_DATA_KEY': toReceiver('$fail.quote.data.usd'),
      '502 COUNTERPARTY_SERVER_ERROR': toReceiver('$fail.quote.server.usd'),
      '502 INVALID_PAYREQ_RESPONSE': toReceiver('$fail.quote.answer.usd'),
      '504 QUOTE_REQUEST_FAILED': toReceiver('$fail.quote.timeout.usd'),
    },
    getQuote: {
      200: ({ scaQuote }) => scaQuote,
      '409 SCA_SESSION_REQUIRED': (world) => {
        signedOut(world)
        return world.scaQuote
      },
    },
  },
})
