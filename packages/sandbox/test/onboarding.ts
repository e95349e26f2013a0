import { documentFileTypes } from '@countersign/core/wire'
import type { TestService } from './createTestService.ts'

const address = { line1: '1 Main Street', city: 'Austin', state: 'TX', postalCode: '78701', country: 'US' }

/** Everything that the verification of an individual in the United States needs, except documents. */
export const individual = {
  customerType: 'INDIVIDUAL',
  region: 'US',
  fullName: 'Ada Lovelace',
  birthDate: '1990-12-10',
  nationality: 'GB',
  address,
  idType: 'SSN',
  identifier: '123-45-6789',
}

/** The same for a business, except documents and owners. */
export const business = {
  customerType: 'BUSINESS',
  address,
  businessInfo: {
    legalName: 'Analytical Engines Ltd',
    country: 'GB',
    registrationNumber: '12345678',
    entityType: 'CORPORATION',
    countriesOfOperation: ['GB'],
    businessType: 'MANUFACTURING',
    purposeOfAccount: 'SUPPLIER_PAYMENTS',
    sourceOfFunds: 'Sales of engines',
    expectedMonthlyTransactionCount: 'COUNT_UNDER_10',
    expectedMonthlyTransactionVolume: 'VOLUME_UNDER_10K',
  },
}

/** An owner of half of a business, who controls it, too. */
export const owner = {
  roles: ['UBO', 'CONTROL_PERSON'],
  ownershipPercentage: 50,
  personalInfo: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    birthDate: '1990-12-10',
    nationality: 'US',
    address,
    idType: 'SSN',
    identifier: '123-45-6789',
  },
}

/** An acceptance without the type of its agreement. */
export const acceptance = {
  termsVersion: 'V1',
  acceptedAt: '2026-01-05T11:59:00Z',
  ipAddress: '203.0.113.7',
  acceptanceMethod: 'CHECKBOX',
}

/** A file that begins as its type asks for. */
export function fileOf(
  name = 'passport.pdf',
  type: keyof typeof documentFileTypes = 'application/pdf',
  size = 64,
): File {
  const bytes = new Uint8Array(size)
  bytes.set(documentFileTypes[type].slice(0, size))
  return new File([bytes], name, { type })
}

/** The form of a passport, with other values where they are given. */
export function passport(documentHolder: string, fields: Readonly<Record<string, string | File>> = {}) {
  const common = {
    documentHolder,
    documentType: 'PASSPORT',
    country: 'GB',
    documentNumber: '1',
    issuingAuthority: 'UK',
  }
  return { ...common, file: fileOf(), ...fields }
}

export async function createIndividual(service: TestService, fields: object = {}): Promise<string> {
  const { id } = await service.succeed('createCustomer', 201, { body: { ...individual, ...fields } })
  return id
}

/** A business with its documents and an owner with a passport: nothing is missing. */
export async function createCompleteBusiness(
  service: TestService,
  { suffix = '678', lastName = 'Lovelace' }: { suffix?: string; lastName?: string } = {},
) {
  const businessInfo = { ...business.businessInfo, registrationNumber: `12345${suffix}` }
  const { id: customerId } = await service.succeed('createCustomer', 201, { body: { ...business, businessInfo } })
  const personalInfo = { ...owner.personalInfo, lastName }
  const { id: ownerId } = await service.succeed('createBeneficialOwner', 201, {
    body: { ...owner, personalInfo, customerId },
  })
  for (const documentType of ['CERTIFICATE_OF_INCORPORATION', 'TRUST_AGREEMENT', 'UTILITY_BILL'])
    await service.succeed('createDocument', 201, {
      form: { documentHolder: customerId, documentType, country: 'GB', file: fileOf() },
    })
  await service.succeed('createDocument', 201, { form: passport(ownerId) })
  return { customerId, ownerId }
}

export async function statusOf(service: TestService, customerId: string): Promise<string | undefined> {
  const { kycStatus, kybStatus } = await service.succeed('getCustomer', 200, { params: { customerId } })
  return kycStatus ?? kybStatus
}
