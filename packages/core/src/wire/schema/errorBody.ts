import * as v from 'valibot'
import { lookUp } from '../lookUp.ts'
import { message } from './message.ts'
import { idSchema, optional } from './primitives.ts'

/** The body of every response that is not a success. The text is in `message` or in `reason`. */
export const errorBodySchema = message({
  code: v.string(),
  message: optional(v.string()),
  reason: optional(v.string()),
  details: optional(v.looseObject({})),
})
export type ErrorBody = v.InferOutput<typeof errorBodySchema>

/** One invalid field of a request, as listed in `details.errors` of `INVALID_INPUT`. */
export const fieldErrorSchema = message({
  field: v.string(),
  message: optional(v.string()),
  constraint: optional(v.looseObject({})),
})
export type FieldError = v.InferOutput<typeof fieldErrorSchema>

/**
 * The details of a code, where they are known. `undefined`: only this library gives a code such details, and they are
 * not trusted from any other source. Details that do not fit are dropped, and those of other codes pass unread.
 */
export const errorDetailsSchemas = {
  DUPLICATE_EXTERNAL_ACCOUNT: message({ externalAccountId: optional(idSchema) }),
  INVALID_AMOUNT: message({ decimals: optional(v.number()) }),
  INVALID_INPUT: message({ errors: optional(v.array(fieldErrorSchema)) }),
  OTHER_CREDENTIAL_REQUIRED: undefined,
  QUOTE_CHANGED: undefined,
  SESSION_BUNDLE_INVALID: undefined,
  TARGET_BUNDLE_UNTRUSTED: undefined,
  WALLET_ENVELOPE_UNTRUSTED: undefined,
} as const

/**
 * Returns the details of an error as everyone may rely on them by its code: never a shape that the code does not have.
 */
export function readErrorDetails(code: string, details: ErrorBody['details']): ErrorBody['details'] {
  if (!Object.hasOwn(errorDetailsSchemas, code)) return details
  const schema = lookUp(errorDetailsSchemas, code)
  const parsed = schema && v.safeParse(schema, details)
  return parsed?.success ? parsed.output : undefined
}
