import { requestIdHeader } from '@countersign/core/wire'
import * as v from 'valibot'
import type { Answer } from '../answers.ts'
import { scanJson } from '../guards/json.ts'
import { refusedProof } from '../login/refusedProof.ts'
import type { ServiceAnswer, ServiceCall } from '../service/callService.ts'

type MethodIds = { readonly id: string; readonly accountId: string }

/** What has to be hidden behind what. */
export type Disguise = {
  readonly wallet: { readonly credentialId: string; readonly accountId: string }
  readonly method: MethodIds
  /** Whether the person typed a phone number. The decoy wallet itself takes its codes by email. */
  readonly isSms: boolean
}

/** The answer about the decoy wallet, as an answer about the invented one. */
export function disguise(answer: ServiceAnswer, { wallet, method, isSms }: Disguise): Answer {
  const text = new TextDecoder()
    .decode(answer.body)
    .replaceAll(wallet.credentialId, method.id)
    .replaceAll(wallet.accountId, method.accountId)
  return { ...answer, body: new TextEncoder().encode(isSms ? swapOtpTypes(text) : text) }
}

/** The call about the invented credential, as one that the decoy wallet understands. */
export function disguiseCall(call: ServiceCall, { isSms }: Disguise): ServiceCall {
  if (!isSms || !call.body) return call
  return { ...call, body: new TextEncoder().encode(swapOtpTypes(new TextDecoder().decode(call.body))) }
}

/** The very answer that a wrong code gets. */
export function wrongCode(answer: ServiceAnswer): Answer {
  return refusedProof(answer, 'Invalid OTP code')
}

/** Whether this is the second leg, which nobody reaches who has no right code. */
export function isSigned({ headers }: ServiceCall): boolean {
  return headers !== undefined && requestIdHeader in headers
}

const sealedCode = v.object({
  encappedPublic: v.pipe(v.string(), v.regex(/^04[0-9a-f]{128}$/i)),
  ciphertext: v.string(),
})
const sealedBody = v.object({ type: v.string(), encryptedOtpBundle: v.string() })

/** Whether the body has the form of a sealed code, so that only the code can be wrong with it. */
export function isWellSealed({ body }: ServiceCall, { isSms }: Pick<Disguise, 'isSms'>): boolean {
  try {
    const { type, encryptedOtpBundle } = v.parse(sealedBody, scanJson(new TextDecoder().decode(body)).value)
    return type === (isSms ? 'SMS_OTP' : 'EMAIL_OTP') && v.is(sealedCode, scanJson(encryptedOtpBundle).value)
  } catch {
    return false
  }
}

function swapOtpTypes(text: string) {
  return text.replaceAll(/EMAIL_OTP|SMS_OTP/g, (type) => (type === 'SMS_OTP' ? 'EMAIL_OTP' : 'SMS_OTP'))
}
