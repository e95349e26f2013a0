import type { FieldError } from '@countersign/core/wire'
import * as v from 'valibot'
import { readPublicKeyHex } from '../crypto/point.ts'
import { invalidInput } from './answers.ts'

/** Every field of a value that a schema refuses. Messages name what was expected and never repeat the value. */
export function findFieldErrors(
  schema: v.GenericSchema<unknown, unknown>,
  parameters: { value: unknown },
): FieldError[] {
  const result = v.safeParse(schema, parameters.value)
  return (result.issues ?? []).map(describeIssue)
}

function describeIssue(issue: v.BaseIssue<unknown>): FieldError {
  const field = v.getDotPath(issue) ?? 'body'
  if (issue.input === undefined) return { field, message: 'Required', constraint: {} }
  return { field, message: `Expected ${issue.expected ?? 'another value'}`, constraint: constraintOf(issue) }
}

function constraintOf(issue: v.BaseIssue<unknown>): Record<string, unknown> {
  const { requirement } = issue
  if (issue.type === 'email') return { format: 'email' }
  if (issue.type === 'min_length') return { minLength: requirement }
  if (issue.type === 'max_length') return { maxLength: requirement }
  if (issue.type === 'regex' && requirement instanceof RegExp) return { pattern: requirement.source }
  if (issue.type === 'picklist' || issue.type === 'variant' || issue.type === 'literal')
    return { enum: [...(issue.expected ?? '').matchAll(/"([^"]*)"/g)].map((match) => match[1]) }
  return {}
}

/** @throws `ServiceError` `INVALID_INPUT` when the text has not the form of an internal account's id. */
export function requireAccountId(accountId: string): void {
  const pattern = '^InternalAccount:[0-9a-fA-F-]{36}$'
  if (!new RegExp(pattern).test(accountId))
    throw invalidInput([{ field: 'accountId', message: 'Expected an internal account id', constraint: { pattern } }])
}

/** @throws `ServiceError` `INVALID_INPUT` when the text has the form of a public key but is no point of the curve. */
export function requireClientPublicKey(clientPublicKey: string): void {
  try {
    readPublicKeyHex(clientPublicKey)
  } catch {
    throw invalidInput([{ field: 'clientPublicKey', message: 'Expected a point of P-256', constraint: {} }])
  }
}
