import * as v from 'valibot'
import type { Operation } from './schema/operation.ts'
import { id, openEnum } from './schema/primitives.ts'

/** One way this person can sign in, with its destination masked. */
const signInMethod = v.looseObject({
  id,
  accountId: id,
  type: openEnum<'EMAIL_OTP' | 'SMS_OTP' | 'PASSKEY' | 'OAUTH'>(),
  nickname: v.string(),
})
export type SignInMethod = v.InferOutput<typeof signInMethod>

/** The ways to sign in. Unknown people get an answer of the same shape. */
const loginAnswer = v.looseObject({ methods: v.array(signInMethod) })
export type LoginAnswer = v.InferOutput<typeof loginAnswer>

/** Looks a person up by what they typed and opens the way to their own challenge and verify calls for ten minutes. */
export const startLogin = {
  name: 'startLogin',
  method: 'POST',
  path: '/login',
  request: v.union([
    v.object({ email: v.pipe(v.string(), v.email(), v.maxLength(254)) }),
    v.object({ phoneNumber: v.pipe(v.string(), v.regex(/^\+[1-9]\d{1,14}$/)) }),
  ]),
  responses: { 200: loginAnswer },
  access: 'login',
  servedBy: 'platform',
} as const satisfies Operation

/** Ends the platform's own session with this browser. */
export const logout = {
  name: 'logout',
  method: 'POST',
  path: '/logout',
  responses: { 204: null },
  access: 'login',
  servedBy: 'platform',
} as const satisfies Operation
