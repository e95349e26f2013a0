import type { SignInMethod } from '@countersign/core/wire'
import { startLogin } from '@countersign/core/wire'
import { decodeJwt } from 'jose'
import * as v from 'valibot'
import type { RequestBody } from '../guards/body.ts'
import { idPattern, typeOf } from '../guards/ids.ts'
import type { Login } from '../options.ts'
import { refuse } from '../responses.ts'

type Identity = Extract<Login, { kind: 'openid' }>

const identitySchema = v.pipe(
  v.object({
    iss: v.pipe(v.string(), v.minLength(1), v.maxLength(2048)),
    sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
    email: v.fallback(v.optional(v.pipe(v.string(), v.rfcEmail(), v.maxLength(254))), undefined),
  }),
  v.transform(
    ({ iss, sub, email }): Identity => ({
      kind: 'openid',
      issuer: iss,
      subject: sub,
      ...(email !== undefined && { email }),
    }),
  ),
)

/**
 * Reads who a user states they are. Nothing in it is proven: the platform has no key of any provider, so an OpenID
 * token is only decoded here (RFC 7519 §7.2 without step 7) and verified by the service when the user signs in with it.
 *
 * @throws `Refusal` 400 for a body that identifies no user.
 */
export function readLogin(body: RequestBody | undefined): Login {
  const login = v.safeParse(startLogin.request, body?.value)
  if (!login.success) throw invalidLogin()
  if ('oidcToken' in login.output) {
    const identity = decodeIdentity(login.output.oidcToken)
    if (!identity) throw invalidLogin()
    return identity
  }
  if ('email' in login.output) return { kind: 'email', ...login.output }
  if ('phoneNumber' in login.output) return { kind: 'phone', ...login.output }
  if (!isCredentialId(login.output.credentialId)) throw invalidLogin()
  return { kind: 'passkey', ...login.output }
}

/** Returns those of a customer's methods that this login is about: a remembered passkey is about itself alone. */
export function pickMethods(login: Login, methods: readonly SignInMethod[]): readonly SignInMethod[] {
  if (login.kind === 'passkey') return methods.filter(({ id, type }) => id === login.credentialId && type === 'PASSKEY')
  if (login.kind === 'openid') return methods.filter(({ type }) => type === 'OAUTH')
  return methods
}

/** Returns the account that an OpenID token names. The token is decoded and not verified. `undefined`: it names none. */
export function decodeIdentity(oidcToken: string): Identity | undefined {
  try {
    return v.parse(identitySchema, decodeJwt(oidcToken))
  } catch {
    return undefined
  }
}

function isCredentialId(id: string) {
  return idPattern.test(id) && typeOf(id) === 'AuthMethod'
}

function invalidLogin() {
  return refuse(400, { code: 'INVALID_INPUT', message: 'The login identifies no user' })
}
