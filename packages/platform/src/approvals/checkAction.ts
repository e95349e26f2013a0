import { getCard } from '@countersign/core/wire'
import * as v from 'valibot'
import type { PlatformContext } from '../context.ts'
import type { RequestBody } from '../guards/body.ts'
import type { Route } from '../guards/route.ts'
import type { ActionApproval } from '../options.ts'
import { refuse } from '../responses.ts'
import { readFromService } from '../service/readFromService.ts'
import type { Service } from '../service/service.ts'
import { askPlatform, notApproved } from './askPlatform.ts'

type CheckParameters = {
  readonly request: Request
  readonly route: Route
  readonly body: RequestBody | undefined
  readonly customerId: string
}

type Action = ActionApproval extends infer action
  ? action extends ActionApproval
    ? Omit<action, 'customerId' | 'proof' | 'provedAt'>
    : never
  : never

/**
 * Asks the platform about what no signature of the wallet protects, besides payments.
 *
 * @throws `Refusal` 403 `NOT_APPROVED`; 403 `FORBIDDEN` for a higher limit of a card; as `readFromService`.
 */
export async function checkAction(
  { hooks, proofCookie }: PlatformContext,
  service: Service,
  { request, route, body, customerId }: CheckParameters,
): Promise<void> {
  const action = describeAction(route, body)
  if (!action) return
  if (action.kind === 'card-limit') await checkLimit(service, action)
  const proof = await proofCookie.read(request, { customerId })
  if (!(await askPlatform(hooks.approveAction, { ...action, ...proof, customerId }))) throw notApproved()
}

const changeSchema = v.object({ state: v.optional(v.string()), maxSpendPerTransaction: v.optional(v.number()) })

/** Returns what the platform is asked about. `undefined`: it is not asked. */
function describeAction({ operation, pathIds }: Route, body: RequestBody | undefined): Action | undefined {
  const { asksPlatform: kind } = operation
  const { cardId = '', invitationCode = '', agentId = '', actionId = '' } = pathIds
  if (kind === undefined || kind === 'payment') return undefined
  if (kind === 'claim') return { kind, invitationCode }
  if (kind === 'agent-action') return { kind, agentId, actionId }
  if (kind !== 'card-change') return { kind, cardId }
  // The body fits the schema of the operation: one change, and freezing is not asked about.
  const { state, maxSpendPerTransaction } = v.parse(changeSchema, body?.value)
  if (maxSpendPerTransaction !== undefined) return { kind: 'card-limit', cardId, maxSpendPerTransaction }
  return state === 'CLOSED' ? { kind: 'card-close', cardId } : undefined
}

const cardSchema = v.object({ maxSpendPerTransaction: v.nullish(v.number()) })

/** A holder may lower the limit of a card. Raising it is left to the platform's backend. */
async function checkLimit(
  service: Service,
  { cardId, maxSpendPerTransaction }: { cardId: string; maxSpendPerTransaction: number },
): Promise<void> {
  const card = await readFromService(service, { operation: getCard, schema: cardSchema, pathIds: { cardId } })
  if (card && maxSpendPerTransaction <= (card.maxSpendPerTransaction ?? Number.POSITIVE_INFINITY)) return
  throw refuse(403, { code: 'FORBIDDEN', message: 'Only the platform can raise the limit of a card' })
}
