import type { FieldError, Operation } from '@countersign/core/wire'
import { isTooDeep, lookUp, parameterNames } from '@countersign/core/wire'
import * as v from 'valibot'
import { readPublicKeyHex } from '../crypto/point.ts'
import { invalidInput } from './responses.ts'

/** Returns every field of a value that a schema refuses. Messages name what was expected and never repeat the value. */
export function findFieldErrors(
  schema: v.GenericSchema<unknown, unknown>,
  parameters: { value: unknown },
): FieldError[] {
  const result = v.safeParse(schema, parameters.value)
  return (result.issues ?? []).map(describeIssue)
}

/**
 * Removes members that are `null` where the schema takes no `null`: on this wire it means the same as an absent member,
 * and generated clients send it for each optional field. A required field is then missing.
 */
export function dropNulls(schema: v.GenericSchema<unknown, unknown>, parameters: { value: unknown }): void {
  for (const path of nullPathsOf(v.safeParse(schema, parameters.value).issues ?? [])) {
    const name = path.at(-1)
    const parent = path
      .slice(0, -1)
      .reduce<unknown>((value, key) => lookUp(Object(value), String(key)), parameters.value)
    if (name !== undefined && typeof parent === 'object' && !Array.isArray(parent))
      Reflect.deleteProperty(parent ?? {}, name)
  }
}

/** Where schemas refuse a `null`, also inside of the alternatives of a union. */
function nullPathsOf(issues: readonly v.BaseIssue<unknown>[], above: readonly string[] = []): string[][] {
  return issues.flatMap(({ input, path = [], issues: inner = [] }) => {
    const here = [...above, ...path.map(({ key }) => String(key))]
    return [...(input === null ? [here] : []), ...nullPathsOf(inner, here)]
  })
}

function describeIssue(issue: v.BaseIssue<unknown>): FieldError {
  const field = v.getDotPath(issue) ?? 'body'
  if (issue.input === undefined) return { field, message: 'Required', constraint: {} }
  return { field, message: messageOf(issue), constraint: constraintOf(issue) }
}

/** What a developer reads about a value that does not fit. A pattern stands in the constraint. */
function messageOf(issue: v.BaseIssue<unknown>): string {
  // Sentences of the schema itself; those of the validator begin with this word.
  if (!issue.message.startsWith('Invalid ')) return issue.message
  if (issue.expected === 'never') return 'Not a field of this request'
  const { enum: values } = constraintOf(issue)
  if (Array.isArray(values)) return `Expected ${values.join(' or ')}`
  const expectation = lookUp(expectations, issue.type) ?? 'Expected another value'
  return expectation.replace('{}', String(issue.requirement))
}

/** By what the validator calls its check. */
const expectations: Readonly<Record<string, string>> = {
  array: 'Expected a list',
  bigint: 'Expected a whole number',
  boolean: 'Expected true or false',
  custom: 'Expected an object',
  integer: 'Expected a whole number',
  ip: 'Expected an IP address',
  iso_date: 'Expected a day, as in 2025-10-03',
  iso_timestamp: 'Expected a time, as in 2025-10-03T12:00:00Z',
  loose_object: 'Expected an object',
  max_length: 'Expected at most {} characters or entries',
  max_value: 'Expected at most {}',
  min_length: 'Expected at least {} characters or entries',
  min_value: 'Expected at least {}',
  number: 'Expected a number',
  object: 'Expected an object',
  record: 'Expected an object',
  regex: 'Expected text of another form',
  rfc_email: 'Expected an email address',
  safe_integer: 'Expected a whole number that is not too large',
  strict_object: 'Expected an object',
  string: 'Expected text',
  url: 'Expected a web address',
}

function constraintOf(issue: v.BaseIssue<unknown>): Record<string, unknown> {
  const { requirement } = issue
  if (issue.type === 'rfc_email') return { format: 'email' }
  if (issue.type === 'iso_date') return { format: 'date' }
  if (issue.type === 'min_length') return { minLength: requirement }
  if (issue.type === 'max_length') return { maxLength: requirement }
  if (issue.type === 'regex' && requirement instanceof RegExp) return { pattern: requirement.source }
  if (issue.type === 'picklist' || issue.type === 'variant' || issue.type === 'literal')
    return { enum: [...(issue.expected ?? '').matchAll(/"([^"]*)"/g)].map((match) => match[1]) }
  return {}
}

/**
 * Parses the JSON of a request. `undefined`: it has no body.
 *
 * @throws `ServiceError` `INVALID_INPUT` for text that is not JSON or nested too deep to be processed.
 */
export function parseBody(text: string): unknown {
  if (text === '') return undefined
  try {
    if (!isTooDeep(text)) return JSON.parse(text)
  } catch {
    // Refused below.
  }
  throw invalidInput([{ field: 'body', message: 'Expected JSON, not nested too deep', constraint: {} }])
}

/**
 * Reads the fields of a form, each at most once. Files are `File`, everything else is text.
 *
 * @throws `ServiceError` `INVALID_INPUT` for a body that is not a form, or has a field twice.
 */
export async function readForm(request: Request): Promise<Readonly<Record<string, string | File>>> {
  const form = await request.formData().catch(() => undefined)
  if (!form) throw invalidInput([{ field: 'body', message: 'Expected multipart/form-data', constraint: {} }])
  const entries = [...form]
  const names = entries.map(([name]) => name)
  const repeated = names.filter((name, index) => names.indexOf(name) !== index)
  if (repeated.length > 0)
    throw invalidInput(repeated.map((field) => ({ field, message: 'Expected once', constraint: {} })))
  return Object.fromEntries(entries)
}

/**
 * Reads the query parameters that an operation takes. A filter that was ignored would list more than was asked for.
 *
 * @throws `ServiceError` `INVALID_INPUT` for every parameter that is unknown, or comes twice and is no list.
 */
export function readQuery(url: string, parameters: { operation: Operation }): Record<string, string | string[]> {
  const { operation } = parameters
  const known = new Set([...parameterNames(operation), ...parameterNames({ query: operation.backendQuery })])
  const { searchParams } = new URL(url)
  const names = [...searchParams.keys()]
  const isList = (name: string) => known.has(name) && takesList(operation.backendQuery, { name })
  const unknown = names.filter((name) => !known.has(name))
  const repeated = names.filter((name, index) => names.indexOf(name) !== index && !isList(name))
  const errors = [
    ...unknown.map((field) => ({ field, message: 'Unknown query parameter', constraint: { enum: [...known] } })),
    ...repeated.map((field) => ({ field, message: 'Expected once', constraint: {} })),
  ]
  if (errors.length > 0) throw invalidInput(errors)
  const lists = names.filter(isList).map((name) => [name, searchParams.getAll(name)])
  return { ...Object.fromEntries(searchParams), ...Object.fromEntries(lists) }
}

function takesList(schema: Operation['backendQuery'], { name }: { name: string }): boolean {
  const entry =
    schema && 'entries' in schema ? lookUp(schema.entries as Record<string, v.GenericSchema>, name) : undefined
  return entry !== undefined && v.is(entry, [])
}

/** @throws `ServiceError` `INVALID_INPUT` that lists each field whose value is not a time. */
export function requireTimes(times: Readonly<Record<string, string | undefined>>): void {
  const errors = Object.entries(times)
    .filter(([, time]) => time !== undefined && Number.isNaN(Date.parse(time)))
    .map(([field]) => ({ field, message: 'Expected an ISO 8601 time', constraint: { format: 'date-time' } }))
  if (errors.length > 0) throw invalidInput(errors)
}

/** Returns whether a time lies in a period. Both ends are included, and an end that is absent is open. */
export function isWithin(time: unknown, period: { from: string | undefined; to: string | undefined }): boolean {
  const { from, to } = period
  const at = Date.parse(String(time))
  return (from === undefined || at >= Date.parse(from)) && (to === undefined || at <= Date.parse(to))
}

/** @throws `ServiceError` `INVALID_INPUT` when the text does not have the form of an internal account's id. */
export function requireAccountId(accountId: string): void {
  const pattern = '^InternalAccount:[0-9a-fA-F-]{36}$'
  if (!new RegExp(pattern).test(accountId))
    throw invalidInput([{ field: 'accountId', message: 'Expected an internal account id', constraint: { pattern } }])
}

/**
 * @throws `ServiceError` `INVALID_INPUT` when the text has the form of a public key but is not a point of the curve.
 */
export function requireClientPublicKey(clientPublicKey: string): void {
  try {
    readPublicKeyHex(clientPublicKey)
  } catch {
    throw invalidInput([{ field: 'clientPublicKey', message: 'Expected a point of P-256', constraint: {} }])
  }
}
