import { challengeCredential, verifyCredential } from '@countersign/core/wire'
import type { Answer } from '../answers.ts'
import { errorAnswer } from '../answers.ts'
import { buildPath } from '../guards/route.ts'
import { presentChallenge, presentPasskeyChallenge } from '../login/challenge.ts'
import type { LoginKeys } from '../login/keys.ts'
import { isProvenAtOnce, refusedProof } from '../login/refusedProof.ts'
import type { Login, PlatformHandlerOptions, ServiceOptions } from '../options.ts'
import type { ServiceAnswer, ServiceCall } from '../service/callService.ts'
import { probe, relay, tryCredentials } from '../service/relay.ts'
import { createShortMemory } from '../shortMemory.ts'
import type { Disguise } from './disguise.ts'
import { disguise, disguiseCall, isSigned, isWellSealed, wrongCode } from './disguise.ts'
import type { InventedLogin } from './inventLogin.ts'
import { inventLogin } from './inventLogin.ts'
import { inventPasskeyChallenge } from './inventPasskeyChallenge.ts'

/** For how long a second challenge of the same unknown login may be refused as too early, in milliseconds. */
const repeatWindowMs = 60_000

type DecoyTurn = {
  /** What was typed. */
  readonly decoyFor: string
  /** The invented credential. */
  readonly method: { readonly id: string; readonly accountId: string; readonly type: string }
  readonly call: ServiceCall
}

/** Plays the wallet of somebody who is no customer. */
export type Decoy = {
  readonly invent: (login: Login) => Promise<InventedLogin>
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
 * Lets one wallet of the platform's own stand in for all unknown logins by a code: each challenge and verification is a
 * real one, made to look as if it were about the invented credential. It can never sign anybody in.
 *
 * Passkeys and OpenID identities need no wallet: nothing of the enclave's is in their challenges, and every proof is
 * refused. Calls that change nothing stand in for the real ones, so that they take as long.
 */
export function createDecoy({ service, wallet, keys, now }: DecoyParameters): Decoy {
  const challenged = createShortMemory({ now, lifetimeMs: repeatWindowMs })
  let newest: { readonly decoyFor: string; readonly answer: ServiceAnswer } | undefined

  async function challenge({ decoyFor, method, call }: DecoyTurn): Promise<Answer> {
    if (method.type === 'PASSKEY') return challengePasskey(method)
    if (!wallet) return tooMany()
    const costume = { wallet, method, isSms: method.type === 'SMS_OTP' }
    const path = buildPath(challengeCredential, { credentialId: wallet.credentialId })
    const answer = await relay(service, { operation: challengeCredential, call: { ...call, path } })
    if (answer.status >= 500) return answer
    if (answer.status === 429 && (challenged.has(decoyFor) || !newest)) return disguise(answer, costume)
    if (answer.status === 200) newest = { decoyFor, answer }
    // Another unknown login may have used up the allowance; this one would still have its own.
    if (!newest || (answer.status !== 200 && answer.status !== 429)) return tooMany()
    challenged.add(decoyFor)
    return presentChallenge(newest.answer, { ...method, nickname: decoyFor })
  }

  async function challengePasskey(method: DecoyTurn['method']): Promise<Answer> {
    const answer = await probe(service)
    if (answer.status !== 200) return answer
    const { decoyKey } = await keys()
    return presentPasskeyChallenge(await inventPasskeyChallenge({ method, decoyKey, now: now() }), answer)
  }

  async function verify({ decoyFor, method, call }: DecoyTurn): Promise<Answer> {
    if (isProvenAtOnce(method.type)) return refuseProof()
    if (!wallet) return tooMany()
    const costume: Disguise = { wallet, method, isSms: method.type === 'SMS_OTP' }
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

  /** A refused proof costs a second call, so this one does too. */
  async function refuseProof(): Promise<Answer> {
    const answer = await probe(service)
    if (answer.status !== 200) return answer
    await tryCredentials(service)
    return refusedProof(answer)
  }

  return { invent: async (login) => inventLogin(login, await keys()), challenge, verify }
}

function tooMany() {
  const headers = { 'retry-after': '60' }
  return errorAnswer(429, { code: 'RATE_LIMITED', message: 'Too many attempts', headers })
}
