import { expect, test } from 'vitest'
import { createTestService, fieldsOf } from '../../../../test/createTestService.ts'
import {
  business,
  createCompleteBusiness,
  createIndividual,
  individual,
  owner,
  passport,
  statusOf,
} from '../../../../test/onboarding.ts'

const create = () => createTestService({ verification: 'on request' })
type Service = ReturnType<typeof create>

const submit = (service: Service, customerId: string) =>
  service.succeed('createVerification', 200, { body: { customerId } })

async function createWithPassport(service: Service, fields: object = {}) {
  const customerId = await createIndividual(service, fields)
  const document = await service.succeed('createDocument', 201, { form: passport(customerId) })
  return { customerId, documentId: document.id }
}

test('a customer is UNVERIFIED until everything was submitted and checked', async () => {
  const service = create()
  const { customerId } = await createWithPassport(service)
  expect(await statusOf(service, customerId)).toBe('UNVERIFIED')

  const verification = await submit(service, customerId)
  expect(verification).toMatchObject({ customerId, verificationStatus: 'IN_PROGRESS', errors: [] })
  expect(await statusOf(service, customerId)).toBe('PENDING')

  service.sandbox.clock.advance(4999)
  expect(await statusOf(service, customerId)).toBe('PENDING')
  service.sandbox.clock.advance(1)
  expect(await statusOf(service, customerId)).toBe('APPROVED')
  const params = { verificationId: verification.id }
  expect(await service.succeed('getVerification', 200, { params })).toMatchObject({
    verificationStatus: 'APPROVED',
    updatedAt: new Date(service.sandbox.clock.now()),
  })
})

test('lists everything that is missing, and approves the same submission once it is there', async () => {
  const service = create()
  const body = { customerType: 'INDIVIDUAL', region: 'US' }
  const { id: customerId } = await service.succeed('createCustomer', 201, { body })
  const first = await submit(service, customerId)

  expect(first.verificationStatus).toBe('RESOLVE_ERRORS')
  expect(first.errors.map(({ type, field }) => field ?? type)).toEqual([
    ...['fullName', 'birthDate', 'nationality', 'address', 'idType', 'identifier'],
    'MISSING_IDENTITY_DOCUMENT',
  ])
  expect(first.errors.at(-1)?.acceptedDocumentTypes).toEqual(['PASSPORT', 'DRIVERS_LICENSE', 'NATIONAL_ID'])
  expect(await statusOf(service, customerId)).toBe('UNVERIFIED')

  await service.succeed('updateCustomer', 200, { params: { customerId }, body: individual })
  await service.succeed('createDocument', 201, { form: passport(customerId) })
  expect(await submit(service, customerId)).toMatchObject({ id: first.id, verificationStatus: 'IN_PROGRESS' })
})

test('a person who lives elsewhere needs no number of the United States', async () => {
  const service = create()
  const body = { customerType: 'INDIVIDUAL', region: 'GB', fullName: 'Ada Lovelace' }
  const { id } = await service.succeed('createCustomer', 201, { body })
  expect((await submit(service, id)).errors.flatMap(({ field }) => field ?? [])).toEqual([
    ...['birthDate', 'nationality', 'address'],
  ])
})

test('an identity card needs both of its sides', async () => {
  const service = create()
  const customerId = await createIndividual(service)
  const card = { documentType: 'NATIONAL_ID', side: 'FRONT' }
  await service.succeed('createDocument', 201, { form: passport(customerId, card) })
  expect((await submit(service, customerId)).errors).toMatchObject([
    { resourceId: customerId, type: 'INCOMPLETE_DOCUMENT', reason: expect.any(String) },
  ])
  await service.succeed('createDocument', 201, { form: passport(customerId, { ...card, side: 'BACK' }) })
  expect(await submit(service, customerId)).toMatchObject({ verificationStatus: 'IN_PROGRESS' })
})

test('a name that ends in 002 is rejected after the check, and stays so when it is changed', async () => {
  const service = create()
  const { customerId } = await createWithPassport(service, { fullName: 'Ada 002' })
  await submit(service, customerId)
  service.sandbox.clock.advance(5000)
  expect(await statusOf(service, customerId)).toBe('REJECTED')
  const { data } = await service.succeed('listVerifications', 200, { query: { customerId } })
  expect(data).toMatchObject([{ verificationStatus: 'REJECTED', errors: [{ type: 'APPLICANT_REJECTED' }] }])

  const body = { customerType: 'INDIVIDUAL', fullName: 'Ada Lovelace' }
  await service.succeed('updateCustomer', 200, { params: { customerId }, body })
  expect(await statusOf(service, customerId)).toBe('REJECTED')
  const refusal = await service.refuse('createVerification', { body: { customerId } })
  expect(refusal.status).toBe(400)
  expect(fieldsOf(refusal)).toEqual(['customerId'])
})

test('a name that ends in 001 waits for a review by people', async () => {
  const service = create()
  const { customerId } = await createWithPassport(service, { fullName: 'Ada 001' })
  expect(await submit(service, customerId)).toMatchObject({ verificationStatus: 'PENDING_MANUAL_REVIEW' })
  service.sandbox.clock.advance(86_400_000)
  expect(await statusOf(service, customerId)).toBe('PENDING')

  service.sandbox.onboarding.decide({ customerId, outcome: 'HOLD' })
  expect(await statusOf(service, customerId)).toBe('HOLD')
  service.sandbox.onboarding.decide({ customerId, outcome: 'APPROVED' })
  expect(await statusOf(service, customerId)).toBe('APPROVED')
  const { data } = await service.succeed('listVerifications', 200, { query: { verificationStatus: 'APPROVED' } })
  expect(data).toMatchObject([{ customerId }])
})

test('a name that ends in 003 needs a better photo first', async () => {
  const service = create()
  const { customerId, documentId } = await createWithPassport(service, { fullName: 'Ada 003' })
  const errors = [{ resourceId: customerId, type: 'POOR_QUALITY_DOCUMENT' }]
  expect(await submit(service, customerId)).toMatchObject({ verificationStatus: 'RESOLVE_ERRORS', errors })
  expect(await submit(service, customerId)).toMatchObject({ verificationStatus: 'RESOLVE_ERRORS', errors })

  service.sandbox.clock.advance(1)
  const { documentHolder: _, ...form } = passport(customerId)
  await service.succeed('replaceDocument', 200, { params: { documentId }, form })
  expect(await submit(service, customerId)).toMatchObject({ verificationStatus: 'IN_PROGRESS' })
  service.sandbox.clock.advance(5000)
  expect(await statusOf(service, customerId)).toBe('APPROVED')
})

test('submitting again while a check is under way changes nothing', async () => {
  const service = create()
  const { customerId } = await createWithPassport(service)
  const first = await submit(service, customerId)
  service.sandbox.clock.advance(1000)
  expect(await submit(service, customerId)).toEqual(first)
})

test('a business lists its fields, documents, owners and their documents', async () => {
  const service = create()
  const body = { customerType: 'BUSINESS', businessInfo: { legalName: 'Engines Ltd', country: 'GB' } }
  const { id: customerId } = await service.succeed('createCustomer', 201, { body })
  expect((await submit(service, customerId)).errors.map(({ type, field }) => field ?? type)).toEqual([
    'address',
    ...['registrationNumber', 'entityType', 'countriesOfOperation', 'businessType', 'purposeOfAccount'].map(
      (name) => `businessInfo.${name}`,
    ),
    'businessInfo.expectedMonthlyTransactionCount',
    'businessInfo.expectedMonthlyTransactionVolume',
    'businessInfo.sourceOfFunds',
    'MISSING_LEGAL_PRESENCE_DOCUMENT',
    'MISSING_CONTROL_STRUCTURE_DOCUMENT',
    'MISSING_OWNERSHIP_STRUCTURE_DOCUMENT',
    'MISSING_PROOF_OF_ADDRESS_DOCUMENT',
    'MISSING_BENEFICIAL_OWNER',
    'MISSING_CONTROL_PERSON',
  ])
})

test('an owner from outside the United States shows a passport and one more document', async () => {
  const service = create()
  const { id: customerId } = await service.succeed('createCustomer', 201, { body: business })
  const personalInfo = { ...owner.personalInfo, nationality: 'GB', idType: 'NON_US_TAX_ID' }
  const { id } = await service.succeed('createBeneficialOwner', 201, { body: { ...owner, personalInfo, customerId } })
  const ofOwner = async () => (await submit(service, customerId)).errors.filter(({ resourceId }) => resourceId === id)

  expect(await ofOwner()).toMatchObject([{ type: 'MISSING_IDENTITY_DOCUMENT', acceptedDocumentTypes: ['PASSPORT'] }])
  await service.succeed('createDocument', 201, { form: passport(id) })
  expect(await ofOwner()).toMatchObject([{ type: 'MISSING_IDENTITY_DOCUMENT' }])
  for (const side of ['FRONT', 'BACK'])
    await service.succeed('createDocument', 201, { form: passport(id, { documentType: 'DRIVERS_LICENSE', side }) })
  expect(await ofOwner()).toEqual([])
})

test.each([
  ['678', 'Lovelace', 'APPROVED', 'APPROVED'],
  ['678', 'Lovelace 001', 'APPROVED', 'PENDING'],
  ['678', 'Lovelace 002', 'APPROVED', 'REJECTED'],
  ['678', 'Lovelace 003', 'APPROVED', 'APPROVED'],
  ['002', 'Lovelace', 'REJECTED', 'APPROVED'],
  ['001', 'Lovelace', 'PENDING', 'UNVERIFIED'],
  ['003', 'Lovelace', 'PENDING', 'UNVERIFIED'],
])('a business %s with the owner %s is %s and the owner %s', async (suffix, lastName, kybStatus, kycStatus) => {
  const service = create()
  const { customerId, ownerId } = await createCompleteBusiness(service, { suffix, lastName })
  expect((await submit(service, customerId)).errors).toEqual([])
  service.sandbox.clock.advance(5000)
  expect(await statusOf(service, customerId)).toBe(kybStatus)
  const params = { beneficialOwnerId: ownerId }
  expect(await service.succeed('getBeneficialOwner', 200, { params })).toMatchObject({ kycStatus })
})

test.each([
  ['678', 'APPROVED'],
  ['002', 'REJECTED'],
  ['001', 'UNVERIFIED'],
  ['003', 'UNVERIFIED'],
])(
  'where customers are verified at creation, a business %s without paperwork is %s at once',
  async (suffix, status) => {
    const service = createTestService({ verification: 'at creation' })
    const businessInfo = { legalName: 'Engines Ltd', country: 'GB', registrationNumber: `1${suffix}` }
    const { id } = await service.succeed('createCustomer', 201, { body: { customerType: 'BUSINESS', businessInfo } })
    expect(await statusOf(service, id)).toBe('UNVERIFIED')
    await submit(service, id)
    expect(await statusOf(service, id)).toBe(status)
  },
)

test('a platform that verifies its customers itself states the outcome', async () => {
  const service = create()
  const approved = await createIndividual(service, { kycStatus: 'APPROVED', kybStatus: 'REJECTED' })
  const found = await service.succeed('getCustomer', 200, { params: { customerId: approved } })
  expect(found).toMatchObject({ kycStatus: 'APPROVED' })
  expect(found.kybStatus).toBeUndefined()
})

test('a check continues in a sandbox that imported the state', async () => {
  const service = create()
  const { customerId } = await createWithPassport(service)
  await submit(service, customerId)
  const other = create()
  other.sandbox.importState(service.sandbox.exportState())
  other.sandbox.clock.advance(5000)
  expect(await statusOf(other, customerId)).toBe('APPROVED')
})

test('what does not exist is 404', async () => {
  const service = create()
  const body = { customerId: 'Customer:none' }
  expect(await service.refuse('createVerification', { body })).toMatchObject({
    status: 404,
    body: { code: 'USER_NOT_FOUND' },
  })
  expect(await service.refuse('getVerification', { params: { verificationId: 'Verification:none' } })).toMatchObject({
    status: 404,
    body: { code: 'REFERENCE_NOT_FOUND' },
  })
})
