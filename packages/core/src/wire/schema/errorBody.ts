import * as v from 'valibot'
import { message } from './message.ts'
import { optional } from './primitives.ts'

/** What every answer that is not a success carries. The text is in `message` or in `reason`. */
export const errorBodySchema = message({
  code: v.string(),
  message: optional(v.string()),
  reason: optional(v.string()),
  details: optional(v.record(v.string(), v.unknown())),
})
export type ErrorBody = v.InferOutput<typeof errorBodySchema>

/** One invalid field of a request, as listed in `details.errors` of `INVALID_INPUT`. */
export const fieldErrorSchema = message({
  field: v.string(),
  message: optional(v.string()),
  constraint: optional(v.record(v.string(), v.unknown())),
})
export type FieldError = v.InferOutput<typeof fieldErrorSchema>
