import { Hono } from 'hono'
import * as v from 'valibot'
import { internalAccountStatuses } from '../controls/accounts.ts'
import { reviewOutcomes } from '../controls/onboarding.ts'
import type { SandboxPayments } from '../controls/payments.ts'
import { outgoingFailures, pendingReasons } from '../controls/payments.ts'
import type { SandboxSca } from '../controls/sca.ts'
import { livenessOutcomes, quoteChanges, scaLoginStatuses } from '../controls/sca.ts'
import { webhookSignatureForms } from '../controls/webhooks.ts'
import { controlGuard } from '../http/controlGuard.ts'
import { invalidInput } from '../http/responses.ts'
import { findFieldErrors, parseBody } from '../http/validation.ts'
import type { Sandbox, SandboxOperation } from '../sandbox.ts'
import { routes } from './index.ts'

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

const controlPaths = [
  '/sandbox/inbox',
  '/sandbox/clock',
  '/sandbox/scenarios',
  '/sandbox/identity-tokens',
  '/sandbox/sca',
  '/sandbox/onboarding',
  '/sandbox/card-rules',
  '/sandbox/account-status',
  '/sandbox/account-instructions',
  '/sandbox/payments',
  '/sandbox/webhooks',
] as const

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
  // By path: everything else below the version belongs to the service.
  for (const path of controlPaths) control.use(path, controlGuard)
  const now = () => ({ now: new Date(clock.now()).toISOString() })
  control.get('/sandbox/inbox', (c) => c.json({ data: inbox.messages() }))
  control.get('/sandbox/clock', (c) => c.json(now()))
  control.post('/sandbox/clock', async (c) => {
    const { advanceSeconds } = await read(clockRequestSchema, c.req.raw)
    clock.advance(advanceSeconds * 1000)
    return c.json(now())
  })
  control.get('/sandbox/webhooks', (c) => {
    const { publicKeyPem } = webhooks
    return c.json({ publicKeyPem, data: webhooks.deliveries() })
  })
  control.post('/sandbox/webhooks', async (c) => {
    const { signatureForm } = await read(webhookRequestSchema, c.req.raw)
    webhooks.setSignatureForm(signatureForm)
    return c.body(null, 204)
  })
  control.post('/sandbox/scenarios', async (c) => {
    const { operation, ...failure } = await read(scenarioRequestSchema, c.req.raw)
    scenarios.failNext(operation, failure)
    return c.body(null, 204)
  })
  control.post('/sandbox/identity-tokens', async (c) => {
    const oidcToken = await identityProvider.issueToken(await read(tokenRequestSchema, c.req.raw))
    return c.json({ oidcToken })
  })
  control.post('/sandbox/sca', async (c) => {
    orderSca(sca, await read(scaRequestSchema, c.req.raw))
    return c.body(null, 204)
  })
  control.post('/sandbox/onboarding', async (c) => {
    onboarding.decide(await read(onboardingRequestSchema, c.req.raw))
    return c.body(null, 204)
  })
  control.post('/sandbox/card-rules', async (c) => {
    cards.setRules(await read(cardRulesSchema, c.req.raw))
    return c.body(null, 204)
  })
  control.post('/sandbox/payments', async (c) => {
    orderPayment(payments, await read(paymentRequestSchema, c.req.raw))
    return c.body(null, 204)
  })
  control.post('/sandbox/account-status', async (c) => {
    accounts.setStatus(await read(accountRequestSchema, c.req.raw))
    return c.body(null, 204)
  })
  control.post('/sandbox/account-instructions', async (c) => {
    accounts.renewInstructions(await read(accountNameSchema, c.req.raw))
    return c.body(null, 204)
  })
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

async function read<schema extends v.GenericSchema<unknown, unknown>>(
  schema: schema,
  request: Request,
): Promise<v.InferOutput<schema>> {
  const value = parseBody(await request.text())
  const errors = findFieldErrors(schema, { value })
  if (errors.length > 0) throw invalidInput(errors)
  return v.parse(schema, value)
}
