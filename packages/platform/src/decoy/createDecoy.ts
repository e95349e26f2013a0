import type { SignInMethod } from '@countersign/core/wire'
import { challengeCredential, maskDestination, normaliseDestination, verifyCredential } from '@countersign/core/wire'
import type { Answer } from '../answers.ts'
import { errorAnswer } from '../answers.ts'
import { buildPath } from '../guards/route.ts'
import { presentChallenge } from '../login/challenge.ts'
import type { LoginKeys } from '../login/keys.ts'
import type { Login, PlatformHandlerOptions, ServiceOptions } from '../options.ts'
import type { ServiceAnswer, ServiceCall } from '../service/callService.ts'
import { relay, tryCredentials } from '../service/relay.ts'
import { createShortMemory } from '../shortMemory.ts'
import type { Disguise } from './disguise.ts'
import { disguise, disguiseCall, isSigned, isWellSealed, wrongCode } from './disguise.ts'
import { inventId } from './inventId.ts'

/** For how long a second challenge of the same unknown login may be refused as too early, in milliseconds. */
const repeatWindowMs = 60_000

type DecoyTurn = {
  /** What was typed. */
  readonly decoyFor: string
  /** The invented credential. */
  readonly method: { readonly id: string; readonly accountId: string }
  readonly call: ServiceCall
}

/** Plays the wallet of somebody who is no customer. */
export type Decoy = {
  readonly invent: (login: Login) => Promise<{ decoyFor: string; methods: SignInMethod[] }>
  readonly challenge: (turn: DecoyTurn) => Promise<Answer>
  readonly verify: (turn: DecoyTurn) => Promise<Answer>
}

type DecoyParameters = {
  readonly service: ServiceOptions
  readonly wallet: PlatformHandlerOptions['decoy']
  readonly keys: () => Promise<LoginKeys>
  readonly now: () => number
}

/**
 * Lets one wallet of the platform's own stand in for all unknown logins: each challenge and verification is a real one,
 * made to look as if it were about the invented credential. It can never sign anybody in.
 */
export function createDecoy({ service, wallet, keys, now }: DecoyParameters): Decoy {
  const challenged = createShortMemory({ now, lifetimeMs: repeatWindowMs })
  let newest: { readonly decoyFor: string; readonly answer: ServiceAnswer } | undefined

  async function challenge({ decoyFor, method, call }: DecoyTurn): Promise<Answer> {
    if (!wallet) return tooMany()
    const costume = { wallet, method, isSms: isPhoneNumber(decoyFor) }
    const path = buildPath(challengeCredential, { credentialId: wallet.credentialId })
    const answer = await relay(service, { operation: challengeCredential, call: { ...call, path } })
    if (answer.status >= 500) return answer
    if (answer.status === 429 && (challenged.has(decoyFor) || !newest)) return disguise(answer, costume)
    if (answer.status === 200) newest = { decoyFor, answer }
    // Another unknown login may have used up the allowance; this one would still have its own.
    if (!newest || (answer.status !== 200 && answer.status !== 429)) return tooMany()
    challenged.add(decoyFor)
    return presentChallenge(newest.answer, describe(decoyFor, method))
  }

  async function verify({ decoyFor, method, call }: DecoyTurn): Promise<Answer> {
    if (!wallet) return tooMany()
    const costume: Disguise = { wallet, method, isSms: isPhoneNumber(decoyFor) }
    const path = buildPath(verifyCredential, { credentialId: wallet.credentialId })
    const decoyCall = disguiseCall({ ...call, path }, costume)
    const answer = await relay(service, { operation: verifyCredential, call: decoyCall })
    if (answer.status >= 500) return answer
    // Whatever the decoy's own code was, nobody gets in. And when another unknown login has asked for a code since, the
    // service answers about that one.
    const isAboutThisLogin = newest?.decoyFor === decoyFor || isSigned(call) || !isWellSealed(call, costume)
    if (answer.status >= 400 && isAboutThisLogin) return disguise(answer, costume)
    // A wrong code costs a second call, so this one does too.
    if (answer.status !== 401) await tryCredentials(service)
    return wrongCode(answer)
  }

  async function invent(login: Login) {
    const decoyFor = normaliseDestination('email' in login ? login.email : login.phoneNumber)
    const { decoyKey } = await keys()
    const [id, accountId] = await Promise.all([
      inventId('AuthMethod', { from: decoyFor, decoyKey }),
      inventId('InternalAccount', { from: decoyFor, decoyKey }),
    ])
    return { decoyFor, methods: [describe(decoyFor, { id, accountId })] }
  }

  return { invent, challenge, verify }
}

function describe(decoyFor: string, { id, accountId }: { id: string; accountId: string }): SignInMethod {
  const type = isPhoneNumber(decoyFor) ? 'SMS_OTP' : 'EMAIL_OTP'
  return { id, accountId, type, nickname: maskDestination(decoyFor) }
}

// An email address may begin with a plus sign too.
function isPhoneNumber(decoyFor: string) {
  return !decoyFor.includes('@')
}

function tooMany() {
  const headers = { 'retry-after': '60' }
  return errorAnswer(429, { code: 'RATE_LIMITED', message: 'Too many attempts', headers })
}
