import type { HeaderNames } from '@countersign/core/wire'
import { defaultHeaderNames } from '@countersign/core/wire'
import { createPaymentDecisions, type PaymentDecisions } from './approvals/paymentDecisions.ts'
import { createProofCookie, type ProofCookie } from './approvals/proofCookie.ts'
import type { Decoy } from './decoy/createDecoy.ts'
import { createDecoy } from './decoy/createDecoy.ts'
import { createDecoyWallets } from './decoy/decoyWallets.ts'
import type { LiveEvents } from './events/liveEvents.ts'
import { checkAllowedOrigins } from './guards/origin.ts'
import { checkOpenedOperations, mountPathOf } from './guards/route.ts'
import type { RequestLimits } from './limits/rateLimits.ts'
import { createRequestLimits } from './limits/rateLimits.ts'
import { createUploadLimit, type UploadLimit } from './limits/uploadLimit.ts'
import type { AttemptLimit, Attempts } from './login/attempts.ts'
import { createAttempts } from './login/attempts.ts'
import type { LoginKeys } from './login/keys.ts'
import { createLoginKeys } from './login/keys.ts'
import { ticketLifetimeMs } from './login/ticket.ts'
import type { TicketCookie } from './login/ticketCookie.ts'
import { createTicketCookie } from './login/ticketCookie.ts'
import type { Approval } from './onboarding/approval.ts'
import { createApproval } from './onboarding/approval.ts'
import type { PlatformHandlerOptions } from './options.ts'
import type { Ownership } from './ownership/ownership.ts'
import { createOwnership } from './ownership/ownership.ts'
import type { RegistrationChallenges } from './passkeys/registrationChallenges.ts'
import { createRegistrationChallenges } from './passkeys/registrationChallenges.ts'
import type { TrustRecords } from './sca/trustRecords.ts'
import { createTrustRecords } from './sca/trustRecords.ts'
import type { Service } from './service/service.ts'
import { createService } from './service/service.ts'
import { createSignIns, type SignIns } from './sessions/signIns.ts'
import { createMemoryStore } from './store/createMemoryStore.ts'
import { fallBackToMemory } from './store/fallBackToMemory.ts'
import { refuseWithoutStore } from './store/refuseWithoutStore.ts'
import type { SharedStore } from './store/sharedStore.ts'

/** What every request needs: the options with their defaults, and the handler's few short-lived caches. */
export type PlatformContext = {
  readonly service: Service
  readonly mountPath: string
  readonly headerNames: HeaderNames
  readonly allowedOrigins: readonly string[] | undefined
  /** The hooks that the platform implements. */
  readonly hooks: Pick<
    PlatformHandlerOptions,
    | 'identify'
    | 'findCustomer'
    | 'onLogin'
    | 'onCredentialAdded'
    | 'onLogout'
    | 'onSessionEnded'
    | 'approvePayment'
    | 'approveAction'
    | 'endUserIpAddress'
    | 'acceptanceMethod'
  >
  readonly ownership: Ownership
  readonly approval: Approval
  readonly keys: () => Promise<LoginKeys>
  readonly ticketCookie: TicketCookie
  /** When the user of a browser last proved who they are. */
  readonly proofCookie: ProofCookie
  /** What the platform decided about payments that no wallet signs. */
  readonly decisions: PaymentDecisions
  /** Which sign-in a wallet session goes back to. */
  readonly signIns: SignIns
  /** The operations that the platform opens by name. */
  readonly openedOperations: ReadonlySet<string>
  readonly decoy: Decoy
  /** Counts requested codes, wrong tries of a code, and wrong tries of all codes, by credential, including invented ones. */
  readonly attempts: { readonly codes: Attempts; readonly proofs: Attempts; readonly guesses: Attempts }
  readonly passkeys: PlatformHandlerOptions['passkeys']
  readonly registrationChallenges: RegistrationChallenges
  /** Which payees are trusted, which the service does not report. */
  readonly trust: TrustRecords
  /** Changes that signed-in browsers hear of. */
  readonly events: LiveEvents | undefined
  /** Counts requests by login, address and customer. */
  readonly limits: RequestLimits
  /** Counts the files that each customer is sending. */
  readonly uploads: UploadLimit
  readonly time: { readonly now: () => number; readonly wait: (milliseconds: number) => Promise<void> }
}

/**
 * Slightly longer than the wait of a service that allows five per minute: the service's own limit must not apply first.
 */
const defaultCodeAttempts = { most: 5, waitMs: 65_000 }

/**
 * The pause after the wrong tries of six codes, in milliseconds. Each new code brings new tries, which would add up to
 * tens of thousands of guesses a day (NIST SP 800-63B §5.2.2 asks for a limit over all codes).
 */
const [codesBeforePause, guessPauseMs] = [6, 3_600_000]

/**
 * Resolves every default once. The caches live as long as the handler and hold nothing another process would need; what
 * others need is in `store`.
 */
export function createPlatformContext(options: PlatformHandlerOptions): PlatformContext {
  const { allowedOrigins, headerNames, now = Date.now, wait = waitOnTimer } = options
  const service = createService(options.service)
  checkAllowedOrigins(allowedOrigins ?? [])
  const mountPath = mountPathOf(options)
  const keys = createLoginKeys(service)
  const { codeAttempts = defaultCodeAttempts, decoys = [] } = options
  const store = refuseWithoutStore(options.store ?? createMemoryStore({ now }))
  // Strangers decide how many addresses are counted, so in memory these have a store of their own, which drops the oldest.
  const memory = createMemoryStore({ now, whenFull: 'drop-oldest' })
  const attemptStore = options.store ? fallBackToMemory(options.store, { memory }) : memory
  return {
    service,
    mountPath,
    headerNames: { ...defaultHeaderNames, ...headerNames },
    allowedOrigins,
    hooks: options,
    ownership: createOwnership(service, { now, store: options.store }),
    approval: createApproval(service, { now }),
    keys,
    ticketCookie: createTicketCookie({ mountPath, allowedOrigins, keys, now }),
    proofCookie: createProofCookie({ mountPath, allowedOrigins, keys, now }),
    decisions: createPaymentDecisions({ store }),
    signIns: createSignIns({ store }),
    openedOperations: checkOpenedOperations(options.operations ?? []),
    decoy: createDecoy({
      service,
      wallets: createDecoyWallets({ wallets: decoys, limit: codeAttempts, now }),
      keys,
      now,
    }),
    attempts: createLoginAttempts(codeAttempts, { store: attemptStore }),
    passkeys: options.passkeys,
    registrationChallenges: createRegistrationChallenges({ store, now }),
    trust: createTrustRecords({ store }),
    events: options.events,
    limits: createRequestLimits(options, { store: attemptStore }),
    uploads: createUploadLimit(),
    time: { now, wait },
  }
}

function createLoginAttempts(limit: AttemptLimit, { store }: { store: SharedStore }) {
  return {
    codes: createAttempts({ ...limit, kind: 'codes', store, forgottenAfterMs: limit.waitMs }),
    proofs: createAttempts({ ...limit, kind: 'proofs', store, forgottenAfterMs: ticketLifetimeMs }),
    guesses: createAttempts({
      kind: 'guesses',
      most: codesBeforePause * limit.most,
      waitMs: guessPauseMs,
      forgottenAfterMs: guessPauseMs,
      store,
    }),
  }
}

function waitOnTimer(milliseconds: number) {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
