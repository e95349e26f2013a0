import { expect, test } from 'vitest'
import { createTestService, fieldsOf } from '../../../../test/createTestService.ts'
import { business, createIndividual, owner } from '../../../../test/onboarding.ts'

async function create() {
  const service = createTestService()
  const { id: customerId } = await service.succeed('createCustomer', 201, { body: business })
  const add = (share = owner.ownershipPercentage) =>
    service.succeed('createBeneficialOwner', 201, { body: { ...owner, customerId, ownershipPercentage: share } })
  return { service, customerId, add }
}

test('of the number of an identification only the last four characters are returned', async () => {
  const { service, customerId, add } = await create()
  const { id } = await add()
  const params = { beneficialOwnerId: id }
  const answers = await Promise.all([
    service.call('createBeneficialOwner', { body: { ...owner, customerId } }),
    service.call('getBeneficialOwner', { params }),
    service.call('updateBeneficialOwner', { params, body: { personalInfo: { identifier: '987-65-4321' } } }),
    service.call('listBeneficialOwners', { query: { customerId } }),
  ])
  for (const answer of answers) {
    const text = await answer.text()
    expect(text).toContain('"identifier":"***-**-')
    expect(text).not.toMatch(/\d{3}-\d{2}-\d{4}/)
  }
  const personalInfo = { ...owner.personalInfo, idType: 'NON_US_TAX_ID', identifier: '1234' }
  const short = { ...owner, customerId, ownershipPercentage: 0, personalInfo }
  expect(await service.succeed('createBeneficialOwner', 201, { body: short })).toMatchObject({
    personalInfo: { identifier: '****' },
  })
})

test('an owner is read back, changed field by field, and listed with its business only', async () => {
  const { service, customerId, add } = await create()
  const other = await service.succeed('createCustomer', 201, { body: business })
  const added = await add()
  const params = { beneficialOwnerId: added.id }
  expect(await service.succeed('getBeneficialOwner', 200, { params })).toEqual(added)
  expect(added).toMatchObject({ customerId, ownershipPercentage: 50, kycStatus: 'UNVERIFIED' })

  const body = { ownershipPercentage: 30, personalInfo: { lastName: 'Byron' } }
  const changed = await service.succeed('updateBeneficialOwner', 200, { params, body })
  expect(changed).toMatchObject({
    roles: owner.roles,
    ownershipPercentage: 30,
    personalInfo: { firstName: 'Ada', lastName: 'Byron' },
  })
  expect(await service.succeed('listBeneficialOwners', 200, { query: { customerId } })).toMatchObject({
    data: [changed],
    totalCount: 1,
  })
  expect((await service.succeed('listBeneficialOwners', 200, { query: { customerId: other.id } })).data).toEqual([])
})

test('owners are listed page by page', async () => {
  const { service, customerId, add } = await create()
  const ids = [(await add(20)).id, (await add(20)).id, (await add(20)).id]
  const first = await service.succeed('listBeneficialOwners', 200, { query: { customerId, limit: '2' } })
  const query = { customerId, limit: '2', cursor: first.nextCursor ?? '' }
  const second = await service.succeed('listBeneficialOwners', 200, { query })
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids)
})

test('the owners of a business own no more than all of it, when they are added and when they change', async () => {
  const { service, customerId, add } = await create()
  await add(70)
  const body = { ...owner, customerId, ownershipPercentage: 31 }
  expect(fieldsOf(await service.refuse('createBeneficialOwner', { body }))).toEqual(['ownershipPercentage'])
  const { id } = await add(30)
  const params = { beneficialOwnerId: id }
  const more = { params, body: { ownershipPercentage: 31 } }
  expect(fieldsOf(await service.refuse('updateBeneficialOwner', more))).toEqual(['ownershipPercentage'])
  await service.succeed('updateBeneficialOwner', 200, { params, body: { ownershipPercentage: 30, roles: ['UBO'] } })
})

test.each([
  ['no roles', { roles: [] }, ['roles']],
  ['an unknown role', { roles: ['KING'] }, ['roles.0']],
  ['more than everything', { ownershipPercentage: 101 }, ['ownershipPercentage']],
  [
    'a day that does not exist',
    { personalInfo: { ...owner.personalInfo, birthDate: '2025-02-30' } },
    ['personalInfo.birthDate'],
  ],
  [
    'a day of birth to come',
    { personalInfo: { ...owner.personalInfo, birthDate: '2090-01-01' } },
    ['personalInfo.birthDate'],
  ],
  ['a status', { kycStatus: 'APPROVED' }, ['kycStatus']],
])('an owner with %s is refused', async (_what, fields, invalid) => {
  const { service, customerId } = await create()
  const refusal = await service.refuse('createBeneficialOwner', { body: { ...owner, customerId, ...fields } })
  expect(refusal.status).toBe(400)
  expect(fieldsOf(refusal)).toEqual(invalid)
})

test('refuses owners of individuals and of unknown customers', async () => {
  const { service } = await create()
  const customerId = await createIndividual(service)
  expect(fieldsOf(await service.refuse('createBeneficialOwner', { body: { ...owner, customerId } }))).toEqual([
    'customerId',
  ])
  const unknown = { ...owner, customerId: 'Customer:none' }
  expect((await service.refuse('createBeneficialOwner', { body: unknown })).status).toBe(404)
  const params = { beneficialOwnerId: 'BeneficialOwner:none' }
  expect((await service.refuse('getBeneficialOwner', { params })).status).toBe(404)
  expect((await service.refuse('updateBeneficialOwner', { params, body: {} })).status).toBe(404)
  expect(fieldsOf(await service.refuse('listBeneficialOwners'))).toEqual(['customerId'])
})
