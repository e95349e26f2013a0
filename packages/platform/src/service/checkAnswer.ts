import type { OperationDescription } from '@countersign/core/wire'
import { lookUp } from '@countersign/core/wire'
import * as v from 'valibot'
import { platformUnavailable } from '../responses.ts'
import type { ServiceResponse } from './callService.ts'

type Asked = { readonly operation: OperationDescription; readonly pathIds: Readonly<Record<string, string>> }

/** Returns whether a response is about the resource that its request named. */
export function isAboutAskedId({ operation: { answersId }, pathIds }: Asked, { json }: ServiceResponse): boolean {
  return answersId === undefined || v.is(v.object({ id: v.literal(lookUp(pathIds, answersId) ?? '') }), json)
}

/**
 * Refuses a response about another resource or another customer, in case the service mixes them up.
 *
 * @throws `Refusal` 502.
 */
export function checkAnswer(asked: Asked & { readonly customerId: string }, answer: ServiceResponse): void {
  const { status, json } = answer
  if (status >= 300) return
  const isForeign = [json, ...listed(json)].some((record) => names(record, 'customerId', asked.customerId))
  const { operation, pathIds } = asked
  const askedId = operation.answersId === undefined ? undefined : lookUp(pathIds, operation.answersId)
  // A payload to sign carries no id, and a response without one is left to the browser to refuse.
  if (isForeign || (askedId !== undefined && names(json, 'id', askedId))) throw platformUnavailable()
}

/** Returns whether a field of a record holds another text than the expected one. */
function names(record: unknown, name: string, expected: string): boolean {
  const value = field(record, name)
  return typeof value === 'string' && value !== expected
}

function listed(json: unknown): readonly unknown[] {
  const data = field(json, 'data')
  return Array.isArray(data) ? data : []
}

function field(record: unknown, name: string): unknown {
  return typeof record === 'object' && record !== null
    ? lookUp(record as Readonly<Record<string, unknown>>, name)
    : undefined
}
