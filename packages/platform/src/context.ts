import type { Vocabulary } from '@countersign/core/wire'
import { defaultVocabulary } from '@countersign/core/wire'
import type { Decoy } from './decoy/createDecoy.ts'
import { createDecoy } from './decoy/createDecoy.ts'
import { checkAllowedOrigins } from './guards/origin.ts'
import type { Ownership } from './guards/ownership.ts'
import { createOwnership } from './guards/ownership.ts'
import type { LoginKeys } from './login/keys.ts'
import { createLoginKeys } from './login/keys.ts'
import type { TicketCookie } from './login/ticketCookie.ts'
import { createTicketCookie } from './login/ticketCookie.ts'
import type { PlatformHandlerOptions, ServiceOptions } from './options.ts'
import type { RegistrationChallenges } from './passkeys/registrationChallenges.ts'
import { createRegistrationChallenges } from './passkeys/registrationChallenges.ts'
import { createMemoryStore } from './store/createMemoryStore.ts'
import { refuseWithoutStore } from './store/refuseWithoutStore.ts'

/** What every request needs: the options with their defaults, and the handler's few short memories. */
export type PlatformContext = {
  readonly service: ServiceOptions
  readonly mountPath: string
  readonly vocabulary: Vocabulary
  readonly allowedOrigins: readonly string[] | undefined
  /** What the platform's own code answers. */
  readonly hooks: Pick<
    PlatformHandlerOptions,
    'identify' | 'findCustomer' | 'onLogin' | 'onCredentialAdded' | 'onLogout' | 'endUserIpAddress'
  >
  readonly ownership: Ownership
  readonly keys: () => Promise<LoginKeys>
  readonly ticketCookie: TicketCookie
  readonly decoy: Decoy
  readonly passkeys: PlatformHandlerOptions['passkeys']
  readonly registrationChallenges: RegistrationChallenges
  readonly time: { readonly now: () => number; readonly wait: (milliseconds: number) => Promise<void> }
}

/**
 * Resolves every default once. The caches live as long as the handler and hold nothing another process would need; what
 * others need is in `store`.
 */
export function createPlatformContext(options: PlatformHandlerOptions): PlatformContext {
  const { service, allowedOrigins, vocabulary, now = Date.now, wait = waitOnTimer } = options
  checkAllowedOrigins(allowedOrigins ?? [])
  const mountPath = (options.mountPath ?? '/api/wallet').replace(/\/+$/, '')
  const keys = createLoginKeys(service)
  const store = refuseWithoutStore(options.store ?? createMemoryStore({ now }))
  return {
    service,
    mountPath,
    vocabulary: { ...defaultVocabulary, ...vocabulary },
    allowedOrigins,
    hooks: options,
    ownership: createOwnership(service, { now }),
    keys,
    ticketCookie: createTicketCookie({ mountPath, allowedOrigins, keys, now }),
    decoy: createDecoy({ service, wallet: options.decoy, keys, now }),
    passkeys: options.passkeys,
    registrationChallenges: createRegistrationChallenges({ store, now }),
    time: { now, wait },
  }
}

function waitOnTimer(milliseconds: number) {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
