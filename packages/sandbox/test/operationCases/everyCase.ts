import type { ErrorBody, Operation } from '@countersign/core/wire'
import { fieldErrorSchema, operations } from '@countersign/core/wire'
import * as v from 'valibot'
import { expect } from 'vitest'
import type { SandboxOperation } from '../../src/exports/index.ts'
import type { TestService } from '../createTestService.ts'
import { areas } from './areas.ts'
import type { Arrange, Arranged, OnOrder } from './operationCases.ts'

type World = { service: TestService }

/** One documented answer of an operation, `201` or `409 CONFLICT`, and how it comes about. */
export type Case = {
  title: string
  area: string
  name: SandboxOperation
  operation: Operation
  answer: string
  arrange: Arrange<World>
}

/** Every operation that the service serves. */
export const served: readonly Operation[] = Object.values<Operation>(operations).filter(
  ({ servedBy }) => servedBy === undefined,
)

/** What is written down in the areas, one entry for each answer. */
export const written = Object.entries(areas).flatMap(([area, { cases }]) =>
  Object.entries<Readonly<Record<string, Arrange<never> | OnOrder>>>(cases).flatMap(([name, outcomes]) =>
    Object.entries(outcomes).map(([answer, outcome]) => ({ area, name: name as SandboxOperation, answer, outcome })),
  ),
)

/** The answers that the sandbox brings about by itself. */
export const produced = written.flatMap(({ outcome, ...rest }): Case[] => {
  if (typeof outcome !== 'function') return []
  const operation: Operation = operations[rest.name]
  return [{ ...rest, title: `${rest.name}: ${rest.answer}`, operation, arrange: outcome as Arrange<World> }]
})

export const isSuccess = ({ answer }: { answer: string }) => /^2\d\d$/.test(answer)

/** The first success of each operation: a call in which nothing is wrong, for tests to spoil. */
export const valid = served.flatMap(
  (operation) => produced.find((one) => isSuccess(one) && one.operation === operation) ?? [],
)

/** The answers that are ordered from the sandbox, with a valid call and the reason. */
export const ordered = written.flatMap(({ outcome, name, answer }) => {
  const success = valid.find((one) => one.name === name)
  if (typeof outcome === 'function' || !success) return []
  return [{ ...success, title: `${name}: ${answer}, on order`, answer, reason: outcome.onOrder }]
})

/** Prepares the world of each area, and returns a function that arranges a case in a world as it was prepared. */
export async function prepareWorlds() {
  const worlds = new Map<string, { world: World; saved: string }>()
  for (const [area, { prepare }] of Object.entries(areas)) {
    const world = await prepare()
    worlds.set(area, { world, saved: world.service.sandbox.exportState() })
  }
  return async ({ area, arrange }: Case): Promise<{ service: TestService; input: Arranged }> => {
    const { world, saved } = worlds.get(area) ?? expect.fail(`The area ${area} has no world`)
    world.service.sandbox.importState(saved)
    world.service.sandbox.scenarios.reset()
    const { service = world.service, ...input } = await arrange(world)
    return { service, input }
  }
}

const errorSchema = v.strictObject({
  status: v.number(),
  code: v.string(),
  message: v.pipe(v.string(), v.minLength(1)),
  reason: v.string(),
  details: v.optional(v.record(v.string(), v.unknown())),
})

/** Returns the status and the code of a refusal, whose body has the documented shape. */
export async function readRefusal(response: Response): Promise<{ answer: string; body: ErrorBody }> {
  const text = await response.text()
  expect([response.ok, response.ok && text]).toEqual([false, false])
  const body = v.parse(errorSchema, JSON.parse(text))
  expect([body.status, body.reason]).toEqual([response.status, body.message])
  // Sentences for people: no patterns, and no words of the validator.
  for (const { message } of v.parse(v.array(fieldErrorSchema), body.details?.errors ?? []))
    expect(message).toMatch(/^(?!.*(\b(never|Object|Array|string|bigint|undefined)\b|\^|\||\()).+$/)
  return { answer: `${response.status} ${body.code}`, body }
}

/** The invalid fields that a refusal lists. */
export function refusedFields({ details }: ErrorBody): string[] {
  return v.parse(v.array(fieldErrorSchema), details?.errors).map(({ field }) => field)
}
