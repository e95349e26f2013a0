import {
  type ExternalAccount,
  externalAccountSchema,
  getExternalAccount,
  getQuote,
  idempotencyKeyHeader,
  isPull,
  type Quote,
  quoteSchema,
} from '@countersign/core/wire'
import type { PlatformContext } from '../context.ts'
import { typeOf } from '../guards/ids.ts'
import type { Route } from '../guards/route.ts'
import { notFound } from '../responses.ts'
import { readFromService } from '../service/readFromService.ts'
import type { Service } from '../service/service.ts'
import { askPlatform, notApproved } from './askPlatform.ts'

type CheckParameters = { readonly request: Request; readonly route: Route; readonly customerId: string }

/**
 * Lets the execution of a quote through if a wallet signs it, if the money comes from outside, or if the platform
 * approves it. Where it takes the money from a bank account, that has to be the customer's own. What the wall has read tells
 * most of them apart, so a payment from a wallet costs no further call.
 *
 * @throws `Refusal` 403 `NOT_APPROVED`; as `PaymentDecisions.decide`; as `readFromService`.
 */
export async function checkPayment(
  context: PlatformContext,
  service: Service,
  { request, route, customerId }: CheckParameters,
): Promise<void> {
  const { quoteId } = route.pathIds
  if (route.operation.asksPlatform !== 'payment' || quoteId === undefined) return
  if (await context.ownership.isProtected(quoteId, { customerId })) return
  const quote = await readFromService(service, { operation: getQuote, schema: quoteSchema, pathIds: { quoteId } })
  if (!quote) throw notFound()
  if (over.includes(quote.status)) return

  const { approvePayment } = context.hooks
  // Without a hook there is nothing to remember.
  if (!approvePayment) throw notApproved()
  const [payee, payer] = await Promise.all([quote.destination, quote.source].map((side) => readAccount(service, side)))
  // Money is taken from the customer's own account only, which the wall has found to be theirs, and not a payee's.
  if (isPull(quote) && payer?.ownershipType !== 'FIRST_PARTY') throw notApproved()
  const proof = await context.proofCookie.read(request, { customerId })
  const idempotencyKey = request.headers.get(idempotencyKeyHeader) ?? ''
  const isApproved = await context.decisions.decide({ customerId, quoteId, idempotencyKey }, () =>
    askPlatform(approvePayment, { customerId, quote, payee, payer, ...proof }),
  )
  if (!isApproved) throw notApproved()
}

/** Statuses of a quote that can no longer be executed: the service repeats its answer, or refuses. */
const over: readonly string[] = ['PROCESSING', 'COMPLETED', 'FAILED', 'EXPIRED']

/** Reads the account on one side of a quote; `undefined`: it is not an account outside of the service. */
async function readAccount(
  service: Service,
  { accountId }: Quote['source'] | Quote['destination'],
): Promise<ExternalAccount | undefined> {
  if (!accountId || typeOf(accountId) !== 'ExternalAccount') return undefined
  const pathIds = { externalAccountId: accountId }
  const account = await readFromService(service, {
    operation: getExternalAccount,
    schema: externalAccountSchema,
    pathIds,
  })
  if (!account) throw notFound()
  return account
}
