import { defaultHeaderNames } from '@countersign/core/wire'
import { createCardControl } from './areas/cards/cardRules.ts'
import { createInbox } from './areas/credentials/control.ts'
import { createIdentityPages, createIdentityProvider } from './areas/credentials/openid/identityProvider.ts'
import { createOnboardingControl } from './areas/customers/control.ts'
import { createKycPages } from './areas/customers/routes/kycPages.ts'
import { createAccountControl } from './areas/payments/accountControl.ts'
import { createPaymentsControl } from './areas/payments/control.ts'
import { createScaControl } from './areas/sca/control.ts'
import { createBackground } from './areas/webhooks/background.ts'
import { createWebhooksControl } from './areas/webhooks/control.ts'
import type { SandboxContext } from './context.ts'
import { createControl } from './control.ts'
import { sandboxExportPublicKeyHex } from './crypto/exportKey.ts'
import { sandboxQuorumPublicKeyHex } from './crypto/quorumKey.ts'
import { createClock } from './due/clock.ts'
import { runDue } from './due/runDue.ts'
import { dueHandlers } from './dueHandlers.ts'
import { createFaults } from './http/faults.ts'
import { createRouter } from './router.ts'
import type { Sandbox, SandboxOptions } from './sandbox.ts'
import { createId } from './state/ids.ts'
import { stateFromJson, stateToJson } from './state/savedState.ts'
import { createState } from './state/state.ts'

/**
 * The payments service in memory: send it requests with `fetch`, read the codes it "sent" in `inbox`, move its
 * `clock`, order its failures with `scenarios`. Two sandboxes share nothing.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { now = Date.now, seed = 'sandbox', signatureHeaders = [], oidcIssuers = [] } = options
  const { webhookEndpoint, sendWebhook = sendByFetch } = options
  const { clientId = 'sandbox-client', clientSecret = 'sandbox-secret' } = options
  const context: SandboxContext = {
    state: { ...createState(), webhookEndpoint },
    now: () => now() + context.state.clockOffsetMs,
    createId: (type) => createId(type, { seed, number: context.state.nextNumber++ }),
    settings: {
      signatureHeaders: [defaultHeaderNames.walletSignatureHeader, ...signatureHeaders],
      passkeys: options.passkeys,
      oidcIssuers,
      unsignedExports: options.unsignedExports ?? false,
      verification: options.verification ?? 'on request',
      contactVerification: options.contactVerification ?? false,
      endUserTerms: options.endUserTerms ?? false,
      sendWebhook,
    },
    dueHandlers,
    background: createBackground({ after: () => runDue(context) }),
  }
  const faults = createFaults()
  const inbox = createInbox(context)
  const clock = createClock(context)
  const { failNext, ordered, reset } = faults
  const scenarios: Sandbox['scenarios'] = { failNext, ordered, reset }
  const identityProvider = createIdentityProvider(clock)
  const sca = createScaControl(context)
  const onboarding = createOnboardingControl(context)
  const cards = createCardControl(context)
  const accounts = createAccountControl(context)
  const webhooks = createWebhooksControl(context)
  const payments = createPaymentsControl(context)
  const control = createControl({
    inbox,
    clock,
    scenarios,
    identityProvider,
    sca,
    onboarding,
    accounts,
    payments,
    webhooks,
    cards,
  })
  control.route('/', createKycPages(context))
  control.route('/', createIdentityPages())
  const router = createRouter(context, { faults, clientId, clientSecret, control })

  return {
    fetch: async (request) => router.fetch(request),
    credentials: { clientId, clientSecret },
    quorumPublicKeyHex: sandboxQuorumPublicKeyHex,
    exportPublicKeyHex: sandboxExportPublicKeyHex,
    identityProvider,
    inbox,
    clock,
    scenarios,
    sca,
    onboarding,
    cards,
    accounts,
    payments,
    webhooks,
    exportState: () => {
      runDue(context)
      return stateToJson(context.state)
    },
    importState: (json) => {
      context.state = stateFromJson(json)
    },
  }
}

/** How long an answer is waited for. */
const deliveryTimeoutMs = 10_000

function sendByFetch(request: Request): Promise<Response> {
  return fetch(request, { signal: AbortSignal.timeout(deliveryTimeoutMs) })
}
