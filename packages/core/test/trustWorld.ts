import { createTrustedBeneficiaries } from '@countersign/core'
import { expect } from 'vitest'
import type { TestWorld } from './createTestClient.ts'
import { europeanWorld } from './europeanWorld.ts'
import { scaCode, scaSignIn } from './scaJourneys.ts'
import { patience, turn, workLimit } from './testClock.ts'

export const create = (world: TestWorld) => createTrustedBeneficiaries(world.client, { accountId: world.ada.accountId })
type Payees = ReturnType<typeof create>

/** Payees that were read, for a user with an SCA session. */
export async function loaded(given?: TestWorld) {
  const world = given ?? (await europeanWorld())
  await scaSignIn(world)
  const payees = create(world)
  await payees.load()
  return { world, payees, payeeId: world.ada.eurPayeeId }
}

/** The same with one trusted payee. */
export async function trusting(given?: TestWorld) {
  const all = await loaded(given)
  await all.payees.trust(all.payeeId)
  await all.payees.submitCode(scaCode)
  await changed(all.payees, 'done')
  return all
}

export const change = (payees: Payees) => payees.getSnapshot().change
export const calls = ({ network }: TestWorld, text: string) =>
  network.requests.filter(({ method, path }) => `${method} ${path}`.includes(text))
export const sms = ({ sandbox }: TestWorld) =>
  sandbox.inbox.messages().filter(({ channel }) => channel === 'sms').length

/** Lets automatic steps come to their end. */
export async function changed(payees: Payees, status: string): Promise<void> {
  const withinLimit = workLimit(patience)
  while (withinLimit() && change(payees).status !== status) await turn()
  expect(change(payees).status).toBe(status)
}

export function trustOf(payees: Payees, payeeId: string): boolean | undefined | 'gone' {
  const { list } = payees.getSnapshot()
  if (list.status !== 'ready') throw new Error(`the list is ${list.status}`)
  const item = list.content.find(({ payee }) => payee.id === payeeId)
  return item ? item.trusted : 'gone'
}
