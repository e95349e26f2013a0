import { defaultHeaderNames } from '@countersign/core/wire'
import { createCardControl } from './cards/cardRules.ts'
import type { SandboxContext } from './context.ts'
import { wrongCodeOf } from './credentials/otp.ts'
import { sandboxExportPublicKeyHex } from './crypto/exportKey.ts'
import { sandboxQuorumPublicKeyHex } from './crypto/quorumKey.ts'
import { sandboxWebhookPublicKeyPem } from './crypto/webhookKey.ts'
import { runDue } from './due/runDue.ts'
import { createFaults } from './faults.ts'
import { createRouter } from './http/router.ts'
import { createIdentityPages, createIdentityProvider } from './openid/identityProvider.ts'
import { createAccountControl } from './payments/accountControl.ts'
import { createPaymentsControl } from './payments/control.ts'
import { createControl } from './routes/control.ts'
import { createKycPages } from './routes/onboarding/kycPages.ts'
import type { Sandbox, SandboxOptions } from './sandbox.ts'
import { createScaControl } from './sca/control.ts'
import { createId } from './state/ids.ts'
import { stateFromJson, stateToJson } from './state/savedState.ts'
import { createState } from './state/state.ts'
import { createOnboardingControl } from './verification/control.ts'
import { createBackground } from './webhooks/background.ts'
import { describeWebhooks } from './webhooks/describeWebhooks.ts'

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
    background: createBackground({ after: () => runDue(context) }),
  }
  const faults = createFaults()
  const inbox: Sandbox['inbox'] = {
    messages: () => [...context.state.inbox],
    latest: (to) => context.state.inbox.findLast((message) => to === undefined || message.to === to),
    wrongCode: () => wrongCodeOf(context),
  }
  const clock: Sandbox['clock'] = {
    now: context.now,
    advance: (ms) => {
      if (!(ms >= 0)) throw new Error('The sandbox clock only moves forward; advance it by 0 or more milliseconds')
      context.state.clockOffsetMs += ms
      runDue(context)
    },
    catchUp: () => runDue(context),
  }
  const { failNext, ordered, reset } = faults
  const scenarios: Sandbox['scenarios'] = { failNext, ordered, reset }
  const identityProvider = createIdentityProvider(clock)
  const sca = createScaControl(context)
  const onboarding = createOnboardingControl(context)
  const cards = createCardControl(context)
  const accounts = createAccountControl(context)
  const webhooks: Sandbox['webhooks'] = {
    publicKeyPem: sandboxWebhookPublicKeyPem,
    deliveries: () => describeWebhooks(context),
    setSignatureForm: (form) => {
      context.state.webhookSignatureForm = form
    },
    settled: context.background.settled,
  }
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
