import { Hono } from 'hono'
import * as v from 'valibot'
import { internalAccountStatuses } from './controls/accounts.ts'
import { reviewOutcomes } from './controls/onboarding.ts'
import type { SandboxPayments } from './controls/payments.ts'
import { outgoingFailures, pendingReasons } from './controls/payments.ts'
import type { SandboxSca } from './controls/sca.ts'
import { livenessOutcomes, quoteChanges, scaLoginStatuses } from './controls/sca.ts'
import { webhookSignatureForms } from './controls/webhooks.ts'
import { controlGuard } from './http/controlGuard.ts'
import { invalidInput } from './http/responses.ts'
import { findFieldErrors, parseBody } from './http/validation.ts'
import { routes } from './routes.ts'
import type { Sandbox, SandboxOperation } from './sandbox.ts'

const clockRequestSchema = v.object({ advanceSeconds: v.pipe(v.number(), v.minValue(0)) })

const names = Object.keys(routes) as SandboxOperation[]
const scenarioRequestSchema = v.object({
  operation: v.picklist(names),
  status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  code: v.pipe(v.string(), v.minLength(1)),
  retryAfterSeconds: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  after: v.exactOptional(v.boolean()),
  times: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  skip: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})

const textSchema = v.pipe(v.string(), v.minLength(1))
const tokenRequestSchema = v.object({
  subject: textSchema,
  email: textSchema,
  audience: textSchema,
  nonce: v.exactOptional(textSchema),
})

const scaRequestSchema = v.variant('action', [
  v.object({ action: v.literal('endSessions'), customerId: v.exactOptional(textSchema) }),
  v.object({
    action: v.literal('setFailedAttempts'),
    customerId: textSchema,
    count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  v.object({ action: v.literal('scriptLiveness'), outcome: v.picklist(livenessOutcomes) }),
  v.object({ action: v.literal('setPendingStatus'), status: v.picklist([200, 202]) }),
  v.object({ action: v.literal('setLoginStatus'), status: v.picklist(scaLoginStatuses) }),
  v.object({ action: v.literal('gateAccounts'), isGated: v.boolean() }),
  v.object({ action: v.literal('changeQuote'), quoteId: textSchema, change: v.picklist(quoteChanges) }),
])

const onboardingRequestSchema = v.object({
  action: v.literal('decide'),
  customerId: textSchema,
  outcome: v.picklist(reviewOutcomes),
})
const cardRulesSchema = v.strictObject({
  changes: v.exactOptional(v.picklist(['at-once', 'signed'])),
  liveCardsPerCardholder: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  liveCardsPerPlatform: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  areEnabled: v.exactOptional(v.boolean()),
})
const paymentRequestSchema = v.variant('action', [
  v.object({
    action: v.literal('fail'),
    transactionId: textSchema,
    failureReason: v.picklist(outgoingFailures),
    refundReason: v.exactOptional(v.picklist(['TRANSACTION_FAILED', 'USER_CANCELLATION', 'TIMEOUT'])),
  }),
  v.object({ action: v.literal('hold'), transactionId: textSchema, pendingReason: v.picklist(pendingReasons) }),
  v.object({ action: v.literal('release'), transactionId: textSchema }),
  v.object({ action: v.literal('returnPayment'), transactionId: textSchema }),
  v.object({ action: v.literal('dishonorReturn'), transactionId: textSchema }),
])

const accountRequestSchema = v.object({ accountId: textSchema, status: v.picklist(internalAccountStatuses) })

const webhookRequestSchema = v.object({ signatureForm: v.picklist(webhookSignatureForms) })
const accountNameSchema = v.object({ accountId: textSchema })

/** By path, since everything else below the version belongs to the service. */
type ControlPath = `/sandbox/${string}`

/** Endpoints of the sandbox itself, for callers in other languages. They need no credentials. */
export function createControl(
  sandbox: Pick<
    Sandbox,
    | 'inbox'
    | 'clock'
    | 'scenarios'
    | 'identityProvider'
    | 'sca'
    | 'onboarding'
    | 'accounts'
    | 'payments'
    | 'webhooks'
    | 'cards'
  >,
): Hono {
  const { inbox, clock, scenarios, identityProvider, sca, onboarding, accounts, payments, webhooks, cards } = sandbox
  const control = new Hono()
  const now = () => ({ now: new Date(clock.now()).toISOString() })

  function show(path: ControlPath, read: () => object): void {
    control.use(path, controlGuard)
    control.get(path, (c) => c.json(read()))
  }

  /** An order that answers with what it returns, and with 204 where that is nothing. */
  function order<schema extends v.GenericSchema<unknown, unknown>>(
    path: ControlPath,
    schema: schema,
    run: (given: v.InferOutput<schema>) => unknown,
  ): void {
    control.use(path, controlGuard)
    control.post(path, async (c) => {
      const answer = await run(await readOrder(schema, c.req.raw))
      return answer === undefined ? c.body(null, 204) : c.json(answer)
    })
  }

  show('/sandbox/inbox', () => ({ data: inbox.messages() }))
  show('/sandbox/clock', now)
  order('/sandbox/clock', clockRequestSchema, ({ advanceSeconds }) => {
    clock.advance(advanceSeconds * 1000)
    return now()
  })
  show('/sandbox/webhooks', () => ({ publicKeyPem: webhooks.publicKeyPem, data: webhooks.deliveries() }))
  order('/sandbox/webhooks', webhookRequestSchema, ({ signatureForm }) => webhooks.setSignatureForm(signatureForm))
  order('/sandbox/scenarios', scenarioRequestSchema, ({ operation, ...failure }) =>
    scenarios.failNext(operation, failure),
  )
  order('/sandbox/identity-tokens', tokenRequestSchema, async (token) => ({
    oidcToken: await identityProvider.issueToken(token),
  }))
  order('/sandbox/sca', scaRequestSchema, (given) => orderSca(sca, given))
  order('/sandbox/onboarding', onboardingRequestSchema, onboarding.decide)
  order('/sandbox/card-rules', cardRulesSchema, cards.setRules)
  order('/sandbox/payments', paymentRequestSchema, (given) => orderPayment(payments, given))
  order('/sandbox/account-status', accountRequestSchema, accounts.setStatus)
  order('/sandbox/account-instructions', accountNameSchema, accounts.renewInstructions)
  return control
}

function orderSca(sca: SandboxSca, order: v.InferOutput<typeof scaRequestSchema>): void {
  if (order.action === 'endSessions') sca.endSessions(order.customerId)
  else if (order.action === 'setFailedAttempts') sca.setFailedAttempts(order)
  else if (order.action === 'scriptLiveness') sca.scriptLiveness(order.outcome)
  else if (order.action === 'setPendingStatus') sca.setPendingStatus(order.status)
  else if (order.action === 'setLoginStatus') sca.setLoginStatus(order.status)
  else if (order.action === 'gateAccounts') sca.gateAccounts(order.isGated)
  else sca.changeQuote(order)
}

function orderPayment(payments: SandboxPayments, order: v.InferOutput<typeof paymentRequestSchema>): void {
  if (order.action === 'fail') payments.fail(order)
  else if (order.action === 'hold') payments.hold(order)
  else payments[order.action](order)
}

async function readOrder<schema extends v.GenericSchema<unknown, unknown>>(
  schema: schema,
  request: Request,
): Promise<v.InferOutput<schema>> {
  const value = parseBody(await request.text())
  const errors = findFieldErrors(schema, { value })
  if (errors.length > 0) throw invalidInput(errors)
  return v.parse(schema, value)
}
