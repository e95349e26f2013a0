import { listCustomers, sendSandboxFunds } from '@countersign/core/wire'
import { createServiceClient } from '@countersign/platform/service'
import type { Sandbox } from '@countersign/sandbox'
import { unlockVerifiedCustomer } from '../customers/helpDesk.ts'
import type { LiveService } from '../options.ts'

type Sca = Sandbox['sca']
type Order = { quoteId: string | undefined; customerIds: readonly string[]; service: LiveService }

/** What can be made to happen to customers whose payments need a second proof. */
const orders = {
  'end-sca-sessions': (sca: Sca) => sca.endSessions(),
  'login-succeeds': (sca: Sca) => sca.setLoginStatus('SUCCESS'),
  'login-stays-pending': (sca: Sca) => sca.setLoginStatus('VERIFICATION_PENDING'),
  'help-desk-unlocks': unlockEverybody,
  'no-failed-attempts': countAttempts(0),
  'four-failed-attempts': countAttempts(4),
  'five-failed-attempts': countAttempts(5),
  'six-failed-attempts': countAttempts(6),
  'seven-failed-attempts': countAttempts(7),
  'eight-failed-attempts': countAttempts(8),
  'nine-failed-attempts': countAttempts(9),
  'liveness-passes': (sca: Sca) => sca.scriptLiveness('passes'),
  'liveness-is-reviewed': (sca: Sca) => sca.scriptLiveness('is reviewed'),
  'liveness-is-rejected': (sca: Sca) => sca.scriptLiveness('is rejected'),
  'liveness-never-happens': (sca: Sca) => sca.scriptLiveness('never happens'),
  'execution-answers-200': (sca: Sca) => sca.setPendingStatus(200),
  'execution-answers-202': (sca: Sca) => sca.setPendingStatus(202),
  'change-quote-amount': changeQuote('amount'),
  'change-quote-currency': changeQuote('currency'),
  'change-quote-payee': changeQuote('payee'),
  'change-quote-account': changeQuote('account'),
  'change-quote-rail': changeQuote('rail'),
  'transfer-arrives': receiveTransfer,
} as const
export type ScaOrderName = keyof typeof orders
export const scaOrderNames = Object.keys(orders) as ScaOrderName[]

export type ScaOrders = {
  /** The orders that stay in effect until another one of their kind. */
  standing(): readonly ScaOrderName[]
  /** @throws `Error` when this cannot happen to the quote: it is unknown, or waits for no transfer. */
  place(order: ScaOrderName, parameters: { quoteId: string | undefined }): Promise<void>
}

export function createScaOrders(parameters: { sandbox: Sandbox; service: LiveService }): ScaOrders {
  const { sandbox, service } = parameters
  const standing: Record<string, ScaOrderName> = {
    liveness: 'liveness-passes',
    execution: 'execution-answers-202',
    login: 'login-succeeds',
  }
  return {
    standing: () => Object.values(standing),
    place: async (order, { quoteId }) => {
      const customerIds = await readScaCustomers(service)
      await orders[order](sandbox.sca, { quoteId, customerIds, service })
      const kind = order.split('-')[0]
      if (kind && Object.hasOwn(standing, kind)) standing[kind] = order
    },
  }
}

export function isScaOrder(value: unknown): value is ScaOrderName {
  return typeof value === 'string' && Object.hasOwn(orders, value)
}

function countAttempts(count: number) {
  return (sca: Sca, { customerIds }: Order) => {
    for (const customerId of customerIds) sca.setFailedAttempts({ customerId, count })
  }
}

async function unlockEverybody(_sca: Sca, { customerIds, service }: Order) {
  await Promise.all(customerIds.map((customerId) => unlockVerifiedCustomer(service, { customerId })))
}

function changeQuote(change: Parameters<Sca['changeQuote']>[0]['change']) {
  return (sca: Sca, { quoteId }: Order) => sca.changeQuote({ quoteId: quoteId ?? '', change })
}

/** Sends the amount in euros and in full, like every transfer that this wallet waits for. */
async function receiveTransfer(_sca: Sca, { quoteId, service }: Order) {
  await createServiceClient(service).call(sendSandboxFunds, { body: { quoteId: quoteId ?? '', currencyCode: 'EUR' } })
}

/** Reads all customers in Europe. */
async function readScaCustomers(service: LiveService): Promise<readonly string[]> {
  const found: string[] = []
  for await (const { id, region } of createServiceClient(service).list(listCustomers, { query: { limit: '100' } }))
    if (region !== undefined && region !== 'US') found.push(id)
  return found
}
