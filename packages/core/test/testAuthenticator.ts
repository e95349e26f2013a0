import { vi } from 'vitest'
import { type Authenticator, createAuthenticator } from '../../sandbox/test/authenticator.ts'
import { base64UrlToBytes } from '../src/encoding/bytes.ts'
import { turn } from './testClock.ts'
import { testOrigin, testRpId } from './testNetwork.ts'

export type TestDeviceOptions = {
  /** Whether the page is served over HTTPS. Default: true. */
  secure?: boolean
  /** Whether the browser has passkeys at all. Default: true. */
  supported?: boolean
  /** The value of the permissions policy; `undefined` is an engine that does not expose it. Default: true. */
  allowed?: boolean | undefined
  /** Whether the page is embedded in another one. Default: false. */
  framed?: boolean
  /** Whether the device has a screen lock that it can ask for. Default: true. */
  builtIn?: boolean
  /** Whether a phone can help out. Default: true. */
  hybrid?: boolean
  autofill?: boolean
  /** Whether the page has the focus and was just touched. Default: true. */
  attended?: boolean
  userAgent?: string
}

/** How the browser responds to the next prompt instead of asking the device. */
export type Behavior = (prompt: { signal: AbortSignal | undefined }) => Promise<never>

/** A browser on a device with an authenticator in software: what `navigator.credentials` is in these tests. */
export type TestDevice = {
  /** Every ceremony that was begun, in order. */
  readonly prompts: readonly { kind: 'create' | 'get' | 'autofill'; publicKey: PublicKeyOptions }[]
  /** The calls of the Signal API. */
  readonly signals: readonly { name: string; options: unknown }[]
  /** The passkeys on this device; `options` of one plants a fault. */
  readonly passkeys: readonly Authenticator[]
  /** The next prompt ends like this; the ones after it succeed again. */
  next(behavior: Behavior): void
  /** The user picks a passkey from autofill. Default: the last one created. */
  pick(passkey?: Authenticator): void
  /** Whether a field waits for a passkey. */
  offers(): boolean
}

type PublicKeyOptions = {
  challenge: ArrayBuffer
  rpId?: string
  rp?: { id?: string }
  user?: { id: ArrayBuffer }
  allowCredentials?: readonly { id: ArrayBuffer }[]
  excludeCredentials?: readonly { id: ArrayBuffer }[]
  timeout?: number
}
type CeremonyOptions = { publicKey: PublicKeyOptions; signal?: AbortSignal; mediation?: string }

/** The errors of an engine, by name. Their messages quote an id, as they may. */
export const engineError = (name: string) => new DOMException('AuthMethod:secret-id was refused', name)

/** A prompt without a response: only `signal` ends it. */
export const unanswered: Behavior = ({ signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

/** A prompt that the user closes. */
export const closed: Behavior = () => Promise.reject(engineError('AbortError'))

/** Installs such a browser until the test ends. */
export function installTestDevice(options: TestDeviceOptions = {}): TestDevice {
  const { supported = true, builtIn = true, hybrid = true, autofill = true } = options
  const prompts: TestDevice['prompts'][number][] = []
  const signals: TestDevice['signals'][number][] = []
  const passkeys: Authenticator[] = []
  const users = new Map<Authenticator, ArrayBuffer>()
  const behaviors: Behavior[] = []
  let waitingField: ((passkey: Authenticator | undefined) => void) | undefined
  let modal = false

  /** Runs one ceremony as engines do: a second one at the same time is refused, and a signal ends it. */
  async function hold(kind: 'create' | 'get', ceremony: CeremonyOptions, work: () => Promise<unknown>) {
    prompts.push({ kind, publicKey: ceremony.publicKey })
    if (modal || waitingField) throw engineError('OperationError')
    modal = true
    const behavior = behaviors.shift()
    try {
      const answer = await (behavior ? behavior({ signal: ceremony.signal }) : work())
      ceremony.signal?.throwIfAborted()
      return answer
    } finally {
      modal = false
    }
  }

  const create = (ceremony: CeremonyOptions) =>
    hold('create', ceremony, async () => {
      const { rp, user, challenge, excludeCredentials = [] } = ceremony.publicKey
      expectSite(rp?.id)
      if (passkeys.some(({ id }) => excludeCredentials.some((other) => encode(other.id) === id)))
        throw engineError('InvalidStateError')
      const made = await createAuthenticator({ origin: testOrigin })
      passkeys.push(made)
      if (user) users.set(made, user.id)
      return toCredential(
        await made.create({ challenge: encode(challenge), rp: { id: rp?.id ?? testRpId } }),
        undefined,
      )
    })

  async function use(passkey: Authenticator | undefined, { challenge, rpId = testRpId }: PublicKeyOptions) {
    if (!passkey) throw engineError('NotAllowedError')
    return toCredential(await passkey.get({ challenge: encode(challenge), rpId }), users.get(passkey))
  }

  const get = async (ceremony: CeremonyOptions) => {
    const { publicKey, signal, mediation } = ceremony
    if (mediation !== 'conditional')
      return hold('get', ceremony, async () => {
        expectSite(publicKey.rpId)
        const named = publicKey.allowCredentials?.map(({ id }) => encode(id))
        return use(
          passkeys.find(({ id }) => named?.includes(id)),
          publicKey,
        )
      })
    prompts.push({ kind: 'autofill', publicKey })
    const taken = await new Promise<Authenticator | undefined>((resolve, reject) => {
      const over = () => {
        waitingField = undefined
      }
      waitingField = (passkey) => {
        over()
        resolve(passkey)
      }
      // As Chromium does it: another ceremony may begin in the very moment in which this one is aborted.
      signal?.addEventListener('abort', () => {
        over()
        reject(signal.reason)
      })
    })
    return use(taken, publicKey)
  }

  stubPage(options)
  vi.stubGlobal('navigator', {
    credentials: { create, get },
    locks: navigator.locks,
    userAgent: options.userAgent ?? 'Mozilla/5.0 (X11; Linux x86_64) Safari/537.36',
    userActivation: { isActive: options.attended ?? true },
  })
  const tell = (name: string) => async (told: unknown) => void signals.push({ name, options: told })
  vi.stubGlobal(
    'PublicKeyCredential',
    supported
      ? Object.assign(class {}, {
          isUserVerifyingPlatformAuthenticatorAvailable: async () => builtIn,
          // The engine asks another process, and responds in order.
          isConditionalMediationAvailable: () => turn().then(() => autofill),
          getClientCapabilities: async () => ({ hybridTransport: hybrid }),
          signalUnknownCredential: tell('unknown'),
          signalAllAcceptedCredentials: tell('accepted'),
        })
      : undefined,
  )
  return {
    prompts,
    signals,
    passkeys,
    next: (behavior) => behaviors.push(behavior),
    pick: (passkey = passkeys.at(-1)) => waitingField?.(passkey),
    offers: () => waitingField !== undefined,
  }
}

/** The page around it, at the address of the test network. */
function stubPage({ secure = true, framed = false, attended = true, ...options }: TestDeviceOptions) {
  const allowed = 'allowed' in options ? options.allowed : true
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    hasFocus: () => attended,
    querySelectorAll: () => [],
    ...(allowed !== undefined && { featurePolicy: { allowsFeature: () => allowed } }),
  })
  const view: EventTarget & { parent?: EventTarget } = new EventTarget()
  view.parent = framed ? new EventTarget() : view
  vi.stubGlobal('window', view)
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', new URL(`${secure ? testOrigin : testOrigin.replace('https', 'http')}/`))
  vi.stubGlobal('isSecureContext', secure)
}

/** Engines let a page use its own domain and those above it. */
function expectSite(rpId: string | undefined) {
  if (rpId !== undefined && rpId !== testRpId) throw engineError('SecurityError')
}

type Answered = Awaited<ReturnType<Authenticator['create']>> | Awaited<ReturnType<Authenticator['get']>>

/** What the engine returns to the page: the same with buffers instead of text. */
function toCredential({ id, rawId, type, response }: Answered, userHandle: ArrayBuffer | undefined) {
  const { transports, ...parts } = { transports: undefined, ...response }
  const buffers = Object.entries(parts).map(([name, value]) => [name, base64UrlToBytes(String(value))?.buffer])
  return {
    id,
    rawId: base64UrlToBytes(rawId)?.buffer,
    type,
    response: { ...Object.fromEntries(buffers), getTransports: () => transports, userHandle },
    getClientExtensionResults: () => ({}),
  }
}

function encode(buffer: ArrayBuffer): string {
  return Buffer.from(buffer).toString('base64url')
}
