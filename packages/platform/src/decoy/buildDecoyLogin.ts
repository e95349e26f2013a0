import type { SignInMethod } from '@countersign/core/wire'
import { normalizeDestination } from '@countersign/core/wire'
import { maskNickname } from '../login/maskNickname.ts'
import type { Login } from '../options.ts'
import { buildDecoyId } from './buildDecoyId.ts'

/** A user who does not exist. */
export type DecoyLogin = {
  /** What distinguishes this unknown login from others. */
  readonly decoyFor: string
  readonly methods: readonly SignInMethod[]
  /** A customer and a wallet that do not exist. */
  readonly standIn: { readonly customerId: string; readonly accountId: string }
}

/** Invents the one sign-in method of an unknown login: of the requested kind, and always the same. */
export async function buildDecoyLogin(login: Login, { decoyKey }: { decoyKey: CryptoKey }): Promise<DecoyLogin> {
  const { type, name } = describeLogin(login)
  const [decoyId, accountId, customerId] = await Promise.all([
    buildDecoyId('AuthMethod', { from: name, decoyKey }),
    buildDecoyId('InternalAccount', { from: name, decoyKey }),
    buildDecoyId('Customer', { from: name, decoyKey }),
  ])
  const id = login.kind === 'passkey' ? login.credentialId : decoyId
  // A subject may be longer than the cookie that carries the ticket.
  const decoyFor = type === 'OAUTH' ? id : name
  const methods = [{ id, accountId, type, nickname: maskNickname({ type, nickname: name }) }]
  return { decoyFor, methods, standIn: { customerId, accountId } }
}

function describeLogin(login: Login) {
  if (login.kind === 'passkey') return { type: 'PASSKEY', name: login.credentialId }
  if (login.kind === 'openid') return { type: 'OAUTH', name: JSON.stringify([login.issuer, login.subject]) }
  if (login.kind === 'email') return { type: 'EMAIL_OTP', name: normalizeDestination(login.email) }
  return { type: 'SMS_OTP', name: normalizeDestination(login.phoneNumber) }
}
