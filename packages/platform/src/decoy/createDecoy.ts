import { challengeCredential, verifyCredential } from '@countersign/core/wire'
import { buildPath } from '../guards/route.ts'
import type { Verdict } from '../login/askService.ts'
import { askAgain, askService } from '../login/askService.ts'
import { presentChallenge, presentPasskeyChallenge } from '../login/challenge.ts'
import type { LoginKeys } from '../login/keys.ts'
import { isProvenAtOnce, isSigned, refusedProof, refusedSignature, tooFrequent } from '../login/refusals.ts'
import type { Login } from '../options.ts'
import type { PlatformResponse } from '../responses.ts'
import { platformUnavailable } from '../responses.ts'
import type { ServiceCall } from '../service/callService.ts'
import type { Service } from '../service/service.ts'
import { buildDecoyId } from './buildDecoyId.ts'
import type { DecoyLogin } from './buildDecoyLogin.ts'
import { buildDecoyLogin } from './buildDecoyLogin.ts'
import { buildDecoyPasskeyChallenge } from './buildDecoyPasskeyChallenge.ts'
import type { DecoyWallets } from './decoyWallets.ts'

type DecoyRequest = {
  /** What the user typed. */
  readonly decoyFor: string
  /** The invented credential. */
  readonly method: { readonly id: string; readonly accountId: string; readonly type: string }
  readonly call: ServiceCall
}

/** Simulates the wallet of a user who is not a customer. */
export type Decoy = {
  readonly invent: (login: Login) => Promise<DecoyLogin>
  readonly challenge: (request: DecoyRequest) => Promise<PlatformResponse>
  readonly verify: (request: DecoyRequest) => Promise<PlatformResponse>
}

type DecoyParameters = {
  readonly service: Service
  readonly wallets: DecoyWallets
  readonly keys: () => Promise<LoginKeys>
  readonly now: () => number
}

/**
 * Lets a few wallets of the platform's own stand in for all unknown logins by a code: each challenge and verification
 * is a real one, and its response is presented as if it were about the invented credential. It never signs a user in.
 *
 * Passkeys and OpenID identities need no wallet, since their challenges contain nothing from the enclave and every
 * proof is refused. Their calls go to a credential that does not exist.
 */
export function createDecoy({ service, wallets, keys, now }: DecoyParameters): Decoy {
  async function invent(login: Login): Promise<DecoyLogin> {
    const invented = await buildDecoyLogin(login, await keys())
    const accountId = wallets.choose(invented.standIn)?.accountId ?? invented.standIn.accountId
    return { ...invented, standIn: { ...invented.standIn, accountId } }
  }

  async function challenge({ decoyFor, method, call }: DecoyRequest): Promise<PlatformResponse> {
    if (method.type === 'PASSKEY') return challengePasskey({ method, call })
    const wallet = wallets.choose(method)
    if (!wallet) return tooFrequent()
    const path = buildPath(challengeCredential, wallet)
    const { answer, ...verdict } = await askService(service, { call: { ...call, path }, isProof: false })
    if (verdict.is === 'refused') throw platformUnavailable()
    const shown = { ...method, nickname: decoyFor }
    if (verdict.is === 'accepted') {
      wallets.keep(wallet, { decoyFor, answer })
      return presentChallenge(answer, shown)
    }
    // Other logins may have used up what the service allows this wallet. A customer's own allowance would still be
    // there, so an old challenge is shown, but never twice to the same login.
    const old = verdict.everywhere ? undefined : wallets.reuse(wallet, { decoyFor })
    return old ? presentChallenge(old, shown) : tooFrequent(answer)
  }

  async function challengePasskey({ method, call }: Omit<DecoyRequest, 'decoyFor'>): Promise<PlatformResponse> {
    const { decoyKey } = await keys()
    const path = buildPath(challengeCredential, { credentialId: await buildDecoyCredentialId(method) })
    const verdict = await askService(service, { call: { ...call, path }, isProof: false })
    if (verdict.is === 'limited') return tooFrequent(verdict.answer)
    return presentPasskeyChallenge(await buildDecoyPasskeyChallenge({ method, decoyKey, now: now() }), verdict.answer)
  }

  function verify(request: DecoyRequest): Promise<PlatformResponse> {
    return isProvenAtOnce(request.method.type) ? refuseProof(request) : refuseCode(request)
  }

  async function refuseProof({ method, call }: DecoyRequest): Promise<PlatformResponse> {
    const path = buildPath(verifyCredential, { credentialId: await buildDecoyCredentialId(method) })
    const verdict = await askService(service, { call: { ...call, path }, isProof: true })
    if (verdict.is === 'limited') return tooFrequent(verdict.answer)
    return refuse(verdict, method)
  }

  async function refuseCode({ decoyFor, method, call }: DecoyRequest): Promise<PlatformResponse> {
    const own = wallets.lastOf(decoyFor)
    const wallet = own ?? wallets.choose(method)
    if (!wallet) return tooFrequent()
    const decoyCall = { ...toEmailCode(call, method), path: buildPath(verifyCredential, wallet) }
    const verdict = await askService(service, { call: decoyCall, isProof: true })
    // Other logins may have tried wrong codes on this wallet. Those of this login were counted before they came here.
    if (verdict.is === 'limited' && (verdict.everywhere || own)) return tooFrequent(verdict.answer)
    if (isSigned(call) && verdict.is === 'refused') return refusedSignature(verdict.answer)
    return refuse(verdict, method)
  }

  /**
   * Refuses every proof, regardless of the service: no proof signs an unknown user in. A wrong one costs a second call.
   */
  async function refuse({ is, answer }: Verdict, method: DecoyRequest['method']): Promise<PlatformResponse> {
    if (is === 'accepted') await askAgain(service)
    return refusedProof(answer, method)
  }

  /** The typed id of an unknown passkey may still exist at the service, so it is never sent there. */
  async function buildDecoyCredentialId({ id }: { readonly id: string }) {
    return buildDecoyId('AuthMethod', { from: `not ${id}`, decoyKey: (await keys()).decoyKey })
  }

  return { invent, challenge, verify }
}

/** Decoy wallets receive their codes by email, so a call about a code by SMS is sent to them as one by email. */
function toEmailCode(call: ServiceCall, { type }: { readonly type: string }): ServiceCall {
  if (type !== 'SMS_OTP' || !call.body) return call
  const text = new TextDecoder().decode(call.body).replaceAll('SMS_OTP', 'EMAIL_OTP')
  return { ...call, body: new TextEncoder().encode(text) }
}
