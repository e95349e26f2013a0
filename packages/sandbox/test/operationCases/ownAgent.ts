import { agentPermissions } from '@countersign/core/wire'
import { agentWorld } from '../agentWorld.ts'
import type { CallInput } from '../createTestService.ts'
import { createTestService, createTestWallet, login, quoteBody, usdPayee } from '../createTestService.ts'
import { stampWith } from '../examinee.ts'
import { defineCases, onOrder } from './operationCases.ts'

const signature = 'sandbox-valid-signature'

/** An agent with every permission, 500 dollars that it may transfer, and a payment that it made. */
async function prepare() {
  const service = createTestService()
  const wallet = await createTestWallet(service)
  const { customerId, payeeId } = wallet
  const query = { customerId, currency: 'USD', type: 'INTERNAL_FIAT' }
  const { data } = await service.succeed('listInternalAccounts', 200, { query })
  const dollars = data[0]?.id ?? ''
  await service.succeed('fundInternalAccount', 200, { params: { accountId: dollars }, body: { amount: 50_000 } })
  const world = await agentWorld({ permissions: agentPermissions }, { service, wallet })
  const { accessToken, quote, pay } = world
  const made = await pay(1)
  return {
    ...world,
    own: { accessToken },
    actionId: made.id,
    transactionId: made.transaction?.id ?? '',
    quoteId: await quote(2),
    out: { source: { accountId: dollars }, destination: { accountId: payeeId }, amount: 4_000 },
    back: { source: { accountId: payeeId }, destination: { accountId: dollars }, amount: 4_000 },
    newPayee: usdPayee({ customerId, accountNumber: '98765432109' }),
  }
}

type World = Awaited<ReturnType<typeof prepare>>
type Input = (world: World) => CallInput

/** The same call of an agent that is paused, and may do nothing. */
const whilePaused = (input: Input) => ({
  '403 FORBIDDEN': async (world: World) => {
    await world.service.succeed('updateAgent', 200, { params: world.params, body: { isPaused: true } })
    return input(world)
  },
})

/** A quote to a UMA address whose name decides how its receiver answers. */
const toReceiver = (name: string) => async (world: World) => {
  const { service, wallet, own } = world
  const umaAddress = `${name}@receiver.example`
  const params = { receiverUmaAddress: umaAddress }
  const { customerId } = wallet
  const { lookupId } = await service.succeed('lookUpUmaReceiver', 200, { params, query: { customerId } })
  const destination = { destinationType: 'UMA_ADDRESS', umaAddress, currency: 'USD' }
  return { ...own, body: { ...quoteBody(wallet), destination, lookupId } }
}

const execution: Input = ({ own, quoteId }) => ({ ...own, params: { quoteId }, signature })
const read: Input = ({ own, transactionId }) => ({ ...own, params: { transactionId } })
const transfers: Input = ({ own }) => own
const newQuote: Input = ({ own, wallet }) => ({ ...own, body: quoteBody(wallet, { amount: 3_000_000 }) })
const transferOut: Input = ({ own, out }) => ({ ...own, body: out })
const transferIn: Input = ({ own, back }) => ({ ...own, body: back })
const payee: Input = ({ own, wallet }) => ({ ...own, params: { externalAccountId: wallet.payeeId } })
const payeeRequest: Input = ({ own, newPayee }) => ({ ...own, body: newPayee })

const seedStatus = onOrder('The answer to a new quote or transfer is 200, which the seed gives precedence')

export const ownAgentCases = defineCases({
  prepare,
  cases: {
    getOwnAgent: { 200: ({ own }) => own },
    listAgentTransactions: {
      200: transfers,
      ...whilePaused(transfers),
      '400 INVALID_INPUT': ({ own }) => ({ ...own, query: { startDate: 'yesterday' } }),
    },
    getAgentTransaction: { 200: read, ...whilePaused(read) },
    createAgentQuote: {
      200: newQuote,
      201: seedStatus,
      202: onOrder('Quotes with Strong Customer Authentication wait for a proof when they are executed'),
      ...whilePaused(newQuote),
      '400 INVALID_INPUT': ({ own, wallet }) => ({ ...own, body: { ...quoteBody(wallet), immediatelyExecute: true } }),
      '412 UNSUPPORTED_UMA_VERSION': toReceiver('$fail.quote.version.usd'),
      '424 PAYREQ_REQUEST_FAILED': toReceiver('$fail.quote.request.usd'),
    },
    getAgentQuote: { 200: ({ own, quoteId }) => ({ ...own, params: { quoteId } }) },
    executeAgentQuote: {
      200: execution,
      ...whilePaused(execution),
      '400 INSUFFICIENT_FUNDS': async (world) => {
        const { service, wallet, quote, own } = world
        const quoteId = await quote(99)
        for (let count = 0; count < 2; count++) {
          const other = await service.succeed('createQuote', 200, { body: quoteBody(wallet, { amount: 80_000_000 }) })
          await service.succeed('executeQuote', 200, { params: { quoteId: other.id }, signature })
        }
        return { ...own, params: { quoteId }, signature }
      },
      '400 QUOTE_EXPIRED': (world) => {
        world.service.sandbox.clock.advance(24 * 3_600_000)
        return execution(world)
      },
      '401 WALLET_SIGNATURE_BODY_MISMATCH': async (world) => {
        const { service, wallet, quote, own } = world
        const { key } = await login(service, wallet)
        const other = await service.succeed('getAgentQuote', 200, { ...own, params: { quoteId: await quote(3) } })
        const payload = other.paymentInstructions?.[0]?.accountOrWalletInfo.payloadToSign ?? ''
        return { ...execution(world), signature: await stampWith(key, { payload }) }
      },
      '409 CONFLICT': async (world) => {
        await world.service.succeed('executeAgentQuote', 200, execution(world))
        return execution(world)
      },
    },
    listAgentActions: { 200: ({ own }) => ({ ...own, query: { status: 'APPROVED' } }) },
    getAgentAction: { 200: ({ own, actionId }) => ({ ...own, params: { actionId } }) },
    agentTransferIn: {
      200: transferIn,
      201: seedStatus,
      ...whilePaused(transferIn),
      '400 INVALID_INPUT': ({ own, back }) => ({ ...own, body: { ...back, amount: 0 } }),
      '404 REFERENCE_NOT_FOUND': ({ own, back }) => ({
        ...own,
        body: { ...back, source: { accountId: 'ExternalAccount:none' } },
      }),
    },
    agentTransferOut: {
      200: transferOut,
      201: seedStatus,
      ...whilePaused(transferOut),
      '400 INSUFFICIENT_FUNDS': async ({ service, params, own, out }) => {
        const body = { spendingLimits: { perTransactionLimit: 1_000_000 } }
        await service.succeed('updateAgentPolicy', 200, { params, body })
        return { ...own, body: { ...out, amount: 50_001 } }
      },
      '400 INVALID_INPUT': ({ own, out }) => ({ ...own, body: { ...out, amount: 0 } }),
      '404 REFERENCE_NOT_FOUND': ({ own, out }) => ({
        ...own,
        body: { ...out, destination: { accountId: 'ExternalAccount:none' } },
      }),
    },
    listAgentInternalAccounts: { 200: ({ own }) => own },
    listAgentExternalAccounts: { 200: ({ own }) => own },
    createAgentExternalAccount: {
      201: payeeRequest,
      ...whilePaused(payeeRequest),
      '400 INVALID_INPUT': ({ own, newPayee }) => ({ ...own, body: { ...newPayee, customerId: 'Customer:none' } }),
      '409 DUPLICATE_EXTERNAL_ACCOUNT': ({ own, wallet: { customerId } }) => ({
        ...own,
        body: usdPayee({ customerId, accountNumber: '12345678901' }),
      }),
    },
    getAgentExternalAccount: { 200: payee },
    deleteAgentExternalAccount: { 204: payee, ...whilePaused(payee) },
  },
})
