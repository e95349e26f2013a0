import type { SeenResponse, TestPlatform } from './createTestPlatform.ts'
import { cookieOf } from './createTestPlatform.ts'
import type { SeenRequest } from './fakeService.ts'
import { compressedKey } from './requestBodies.ts'
import { withRequestId, wrongIdentityProof, wrongPasskeyProof } from './waysToSignIn.ts'

/** Everything in one step that an observer can compare between two users. */
export type ObservedStep = {
  readonly step: string
  readonly status: number
  readonly headers: readonly string[]
  readonly body: string
  /** The calls to the service, in their order. */
  readonly calls: readonly string[]
  readonly tookMs: number
}

type WayIn = 'code' | 'passkey' | 'identity'

type Login = Record<string, string>
type Step = { name: string; path: 'login' | 'challenge' | 'verify'; body: unknown; headers?: Record<string, string> }

const sealed = JSON.stringify({ encappedPublic: `04${'a'.repeat(128)}`, ciphertext: 'b'.repeat(238) })

/** The steps that a user, or an attacker, can take one after another. */
function stepsOf(login: Login, way: WayIn): readonly Step[] {
  const start = { name: 'login', path: 'login', body: login } as const
  if (way === 'identity')
    return [
      start,
      { name: 'wrong token', path: 'verify', body: wrongIdentityProof },
      { name: 'challenge of an identity', path: 'challenge', body: {} },
    ]
  const withKey = { clientPublicKey: compressedKey }
  if (way === 'passkey')
    return [
      start,
      { name: 'key that is no point', path: 'challenge', body: { clientPublicKey: `02${'0'.repeat(63)}1` } },
      { name: 'challenge', path: 'challenge', body: withKey },
      { name: 'wrong assertion', path: 'verify', body: wrongPasskeyProof, headers: withRequestId },
      { name: 'another challenge', path: 'challenge', body: withKey },
    ]
  const type = 'email' in login ? 'EMAIL_OTP' : 'SMS_OTP'
  return [
    start,
    { name: 'proof before the challenge', path: 'verify', body: { type, encryptedOtpBundle: sealed } },
    { name: 'challenge', path: 'challenge', body: {} },
    { name: 'wrong code', path: 'verify', body: { type, encryptedOtpBundle: sealed } },
    { name: 'malformed code', path: 'verify', body: { type, encryptedOtpBundle: 'x' } },
    { name: 'resend', path: 'challenge', body: {} },
  ]
}

type ObserveParameters = {
  readonly login: Login
  readonly way: WayIn
  /** Names of the steps to take. Default: all. */
  readonly only?: readonly string[]
  /** The failures of the service, by name: each step is taken once with each of them before it is taken for real. */
  readonly faults?: Readonly<Record<string, () => Response>>
  /** How far away the service is at each call, in milliseconds. */
  readonly latencyMs?: () => number
}

/** Takes each step and records what an observer sees of it, in the platform's own time. */
export async function observeLogin(
  platform: TestPlatform,
  { login, way, only, faults = {}, latencyMs = () => 0 }: ObserveParameters,
): Promise<ObservedStep[]> {
  const observed: ObservedStep[] = []
  const { service, clock } = platform
  const answerAsUsual = service.intercept
  let [cookie, id] = ['', 'AuthMethod:none']
  for (const { name, path, body, headers = {} } of stepsOf(login, way)) {
    if (only && !only.includes(name)) continue
    const url = path === 'login' ? '/login' : `/auth/credentials/${id}/${path}`
    for (const [fault, answerFault] of [...Object.entries(faults), ['works', undefined] as const]) {
      service.seen.length = 0
      service.intercept = (request) => {
        clock.now += latencyMs()
        return answerFault ? answerFault() : answerAsUsual(request)
      }
      const startedAt = clock.now
      const answer = await platform.call('POST', url, { body, cookie, headers })
      const calls = service.seen.map(describeCall)
      const tookMs = clock.now - startedAt
      observed.push({ step: `${name}, while the service ${fault}`, ...describeAnswer(answer), calls, tookMs })
      if (fault !== 'works') continue
      if (path === 'login') id = readMethodId(answer) ?? id
      if (answer.headers.getSetCookie().length > 0) cookie = cookieOf(answer)
    }
  }
  service.intercept = answerAsUsual
  return observed
}

function readMethodId({ json }: SeenResponse) {
  const { methods = [] } = (json ?? {}) as { methods?: { id: string }[] }
  return methods[0]?.id
}

function describeAnswer({ status, headers, text }: SeenResponse) {
  const lines = [...headers].map(([name, value]) =>
    name === 'set-cookie'
      ? `${name}: ${value.replace(/=[\w.-]+;/, (sealedTicket) => `=${sealedTicket.length};`)}`
      : `${name}: ${value}`,
  )
  return { status, headers: lines.sort(), body: withoutPersonalParts(text) }
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Leaves out what differs between any two users, customers or not. */
function withoutPersonalParts(text: string) {
  return text
    .replaceAll(uuid, 'uuid')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:]+Z/g, 'time')
    .replaceAll(/"(?:.•••@|\+•••\d\d")/g, 'destination')
    .replaceAll(/(data\\":\\")\d{8}/g, '$1bundle')
    .replaceAll(/"challenge":"[0-9a-f]{64}"/g, 'challenge')
    .replaceAll(/"credentialId":"[\w-]{43}"/g, 'credentialId')
}

function describeCall({ method, url }: SeenRequest) {
  const { pathname, searchParams } = new URL(url)
  return `${method} ${decodeURIComponent(pathname).replaceAll(uuid, 'uuid')} ${[...searchParams.keys()].join()}`
}
