import type { DocumentedOperation, documentedErrors } from '@countersign/core/documented-errors'
import type { operations } from '@countersign/core/wire'
import type { CallInput, TestService } from '../createTestService.ts'

/** What a case calls its operation with; `service` where the area's own sandbox has other settings. */
export type Arranged = CallInput & { service?: TestService }

/** Prepares what an outcome needs, and returns the input of the call. The world is as it was prepared, each time. */
export type Arrange<world> = (world: world) => Arranged | Promise<Arranged>

/** An outcome that no state of the sandbox brings about, with the reason. It is ordered from the sandbox instead. */
export type OnOrder = { readonly onOrder: string }

type Documented = typeof documentedErrors

/** One case for each documented answer of an operation: its successes by status, and its errors. */
export type CasesOf<name extends DocumentedOperation, world> = {
  readonly [status in keyof (typeof operations)[name]['responses'] & number]: Arrange<world> | OnOrder
} & { readonly [error in Documented[name][number]]: Arrange<world> | OnOrder }

/** Operations that share a prepared world. */
export type Area<world extends { service: TestService }, name extends DocumentedOperation> = {
  readonly prepare: () => Promise<world>
  readonly cases: { readonly [operation in name]: CasesOf<operation, world> }
}

/** Does not compile while a documented answer has no case, or a case stands for an answer that is not documented. */
export function defineCases<world extends { service: TestService }, name extends DocumentedOperation>(
  area: Area<world, name>,
): Area<world, name> {
  return area
}

/** For an error that the sandbox does not bring about by itself. */
export function onOrder(reason: string): OnOrder {
  return { onOrder: reason }
}

/** For a success that the interface documents and the sandbox never answers with. */
export function never(reason: string): OnOrder {
  return { onOrder: reason }
}
