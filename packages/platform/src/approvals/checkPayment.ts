import {
  type ExternalAccount,
  externalAccountSchema,
  getExternalAccount,
  getQuote,
  idempotencyKeyHeader,
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
 * approves it. What the wall has read tells most of them apart, so a payment from a wallet costs no further call.
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
  const payee = await readPayee(service, quote)
  const proof = await context.proofCookie.read(request, { customerId })
  const idempotencyKey = request.headers.get(idempotencyKeyHeader) ?? ''
  const isApproved = await context.decisions.decide({ customerId, quoteId, idempotencyKey }, () =>
    askPlatform(approvePayment, { customerId, quote, payee, ...proof }),
  )
  if (!isApproved) throw notApproved()
}

/** Statuses of a quote that can no longer be executed: the service repeats its answer, or refuses. */
const over: readonly string[] = ['PROCESSING', 'COMPLETED', 'FAILED', 'EXPIRED']

async function readPayee(service: Service, { destination }: Quote): Promise<ExternalAccount | undefined> {
  const { accountId } = destination
  if (!accountId || typeOf(accountId) !== 'ExternalAccount') return undefined
  const pathIds = { externalAccountId: accountId }
  const payee = await readFromService(service, {
    operation: getExternalAccount,
    schema: externalAccountSchema,
    pathIds,
  })
  if (!payee) throw notFound()
  return payee
}
