import { type Operation, type Owner, operations, parameterNames } from '@countersign/core/wire'
import { beforeAll, expect, test } from 'vitest'
import { createSandboxWorld, type Json, type SandboxWorld } from './createSandboxWorld.ts'
import { ada } from './fakeService.ts'
import { bodyByOperation } from './requestBodies.ts'
import { askingPolicy, connectAgent } from './sandboxAgent.ts'

let world: SandboxWorld
/** Only businesses have owners. */
let businesses: string[]

beforeAll(async () => {
  world = await createSandboxWorld()
  businesses = [await createBusinessWithOwner(), await createBusinessWithOwner()]
  for (const { customerId } of [world.ada, world.eve]) {
    await world.backend('PATCH', `/customers/${customerId}`, { customerType: 'INDIVIDUAL', kycStatus: 'UNVERIFIED' })
    await world.backend('POST', '/verifications', { customerId })
  }
  for (const person of [world.ada, world.eve]) {
    const { customerId, accountId } = person
    await world.backend('POST', '/cards', {
      cardholderId: customerId,
      form: 'VIRTUAL',
      fundingSources: [accountId],
      maxSpendPerTransaction: 5_000,
    })
    const agent = { name: 'Bookkeeper', customerId, policy: askingPolicy }
    const { deviceCode } = (await world.backend('POST', '/agents', agent)) as { deviceCode: { code: string } }
    const { ask } = await connectAgent(world, { deviceCode: deviceCode.code })
    await ask(person)
  }
})

const list = (path: string, customerId = world.ada.customerId) =>
  world.call('GET', path, { headers: { cookie: `app=${customerId}` } })

async function createBusinessWithOwner() {
  const business = { customerType: 'BUSINESS', businessInfo: { legalName: 'Engines Ltd', country: 'GB' } }
  const { id: customerId } = await world.backend('POST', '/customers', business)
  const owner = bodyByOperation.createBeneficialOwner?.(ada) as object
  await world.backend('POST', '/beneficial-owners', { ...owner, customerId })
  return String(customerId)
}

const isOfCaller = (owner: Owner) => owner !== 'none' && 'caller' in owner

const lists = Object.values<Operation>(operations).filter(
  ({ method, path, access, owner, servedBy }) =>
    method === 'GET' &&
    (access === 'customer' || access === 'opt-in') &&
    !servedBy &&
    isOfCaller(owner) &&
    !path.startsWith('/sca/') &&
    !path.includes('{'),
)

test.each(lists)('$path without a filter lists what belongs to the customer, and nothing else', async ({ path }) => {
  const { ada, eve } = world
  const [caller, other] = path === '/beneficial-owners' ? businesses : [ada.customerId, eve.customerId]

  const answer = await list(path, caller)

  expect(answer.status).toBe(200)
  expect(answer.json.data).not.toEqual([])
  expect(answer.text).toContain(caller)
  for (const id of [other, eve.accountId, eve.payeeId]) expect(answer.text).not.toContain(id)
})

test.each(lists)('the customer is written into a parameter that $path takes', ({ owner, ...operation }) => {
  expect(parameterNames(operation)).toContain(owner !== 'none' && 'caller' in owner && owner.caller)
})

test('cards are narrowed down to an account of the customer’s own', async () => {
  const own = await list(`/cards?accountId=${world.ada.accountId}`)
  const foreign = await list(`/cards?accountId=${world.eve.accountId}`)

  expect((own.json.data as Json[]).map(({ maxSpendPerTransaction }) => maxSpendPerTransaction)).toEqual([5_000])
  expect(foreign.status).toBe(404)
})

test('delegated keys are listed for an account or a funding source only, by the relay and by the service', async () => {
  const unnarrowed = await world.backend('GET', '/auth/delegated-keys')
  const relayed = await list('/auth/delegated-keys')
  const ofAccount = await list(`/auth/delegated-keys?accountId=${world.ada.accountId}`)

  expect([unnarrowed.status, relayed.status]).toEqual([400, 400])
  expect([ofAccount.status, ofAccount.json]).toEqual([200, { data: [] }])
})
