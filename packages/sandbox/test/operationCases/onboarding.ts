import { documentRejectionCodes } from '@countersign/core/wire'
import { createTestService, type TestService } from '../createTestService.ts'
import { business, createIndividual, fileOf, owner, passport } from '../onboarding.ts'
import { defineCases } from './operationCases.ts'

const contacts = { email: 'ada@example.com', phoneNumber: '+14155550100' }
const rightCode = { code: '123456' }
const wrongCode = { code: '000000' }

/** Customers whose identity and contacts are not verified yet: Ada with a passport, and a business with an owner. */
async function prepare() {
  const service = createTestService({ verification: 'on request', contactVerification: true })
  const customerId = await createIndividual(service, contacts)
  const document = await service.succeed('createDocument', 201, { form: passport(customerId) })
  const withoutContacts = await createIndividual(service, { fullName: 'Grace Hopper' })
  const { id: businessId } = await service.succeed('createCustomer', 201, { body: business })
  const body = { ...owner, customerId: businessId }
  const { id: beneficialOwnerId } = await service.succeed('createBeneficialOwner', 201, { body })
  const verification = await service.succeed('createVerification', 200, { body: { customerId } })
  const form = {
    file: new File(['customerType,fullName\nINDIVIDUAL,Alan Turing'], 'customers.csv', { type: 'text/csv' }),
  }
  const { jobId } = await service.succeed('importCustomers', 202, { form })
  return {
    service,
    customerId,
    withoutContacts,
    businessId,
    beneficialOwnerId,
    verification,
    form,
    jobId,
    params: { customerId },
    document: { documentId: document.id },
  }
}

type World = Awaited<ReturnType<typeof prepare>>

/** The codes of a channel were sent; with `code` it is verified. */
async function withCode({ service, params }: World, channel: 'Email' | 'Phone', code?: typeof rightCode) {
  await service.succeed(`verify${channel}`, 204, { params })
  if (code) await service.succeed(`confirm${channel}`, 200, { params, body: code })
  return { params }
}

/** A document of another type, whose file is refused. */
const refusedFile = (documentHolder: string, end: string) => ({
  form: { documentHolder, documentType: 'BANK_STATEMENT', country: 'GB', file: fileOf(`statement-${end}.pdf`) },
})
const refusedReplacement = ({ document: params }: World, end: string) => {
  const { documentHolder: _, ...form } = passport('', { file: fileOf(`passport-${end}.pdf`) })
  return { params, form }
}

type Rejection = (typeof documentRejectionCodes)[number]
type RejectionCases<arrange> = { readonly [code in `400 ${Rejection}` | '422 DOCUMENT_REJECTED']: arrange }

/** One case for each reason for which a file is refused. */
function forEachRejection<arrange>(arrangeFor: (end: string) => arrange): RejectionCases<arrange> {
  const rejections = documentRejectionCodes.map((code) => [`400 ${code}`, arrangeFor(code)] as const)
  const all = [...rejections, ['422 DOCUMENT_REJECTED', arrangeFor('DOCUMENT_REJECTED')] as const]
  return Object.fromEntries(all) as RejectionCases<arrange>
}

async function approved(service: TestService, customerId: string) {
  service.sandbox.onboarding.decide({ customerId, outcome: 'APPROVED' })
  return customerId
}

export const onboardingCases = defineCases({
  prepare,
  cases: {
    createKycLink: {
      201: ({ withoutContacts }) => ({
        params: { customerId: withoutContacts },
        body: { redirectUri: 'https://app.example/done' },
      }),
      '409 CONFLICT': ({ params }) => ({ params, body: {} }),
    },
    verifyEmail: {
      204: ({ params }) => ({ params }),
      '409 CONFLICT': (world) => withCode(world, 'Email', rightCode),
    },
    confirmEmail: {
      200: async (world) => ({ ...(await withCode(world, 'Email')), body: rightCode }),
      '400 INVALID_INPUT': async (world) => ({ ...(await withCode(world, 'Email')), body: wrongCode }),
      '409 CONFLICT': async (world) => ({ ...(await withCode(world, 'Email', rightCode)), body: rightCode }),
    },
    verifyPhone: {
      204: ({ params }) => ({ params }),
      '409 CONFLICT': (world) => withCode(world, 'Phone', rightCode),
    },
    confirmPhone: {
      200: async (world) => ({ ...(await withCode(world, 'Phone')), body: rightCode }),
      '400 INVALID_INPUT': async (world) => ({ ...(await withCode(world, 'Phone')), body: wrongCode }),
      '409 CONFLICT': async (world) => ({ ...(await withCode(world, 'Phone', rightCode)), body: rightCode }),
    },
    createBeneficialOwner: {
      201: ({ businessId }) => ({ body: { ...owner, customerId: businessId } }),
      '404 USER_NOT_FOUND': () => ({ body: { ...owner, customerId: 'Customer:none' } }),
    },
    listBeneficialOwners: { 200: ({ businessId }) => ({ query: { customerId: businessId } }) },
    getBeneficialOwner: { 200: ({ beneficialOwnerId }) => ({ params: { beneficialOwnerId } }) },
    updateBeneficialOwner: {
      200: ({ beneficialOwnerId }) => ({ params: { beneficialOwnerId }, body: { ownershipPercentage: 30 } }),
    },
    createDocument: {
      201: ({ withoutContacts }) => ({ form: passport(withoutContacts) }),
      ...forEachRejection(
        (end) =>
          ({ customerId }: World) =>
            refusedFile(customerId, end),
      ),
      '404 REFERENCE_NOT_FOUND': () => ({ form: passport('Customer:none') }),
      '409 DOCUMENT_ALREADY_EXISTS': ({ customerId }) => ({ form: passport(customerId) }),
    },
    listDocuments: { 200: ({ customerId }) => ({ query: { documentHolder: customerId } }) },
    getDocument: { 200: ({ document }) => ({ params: document }) },
    replaceDocument: {
      200: (world) => refusedReplacement(world, 'sharp'),
      ...forEachRejection((end) => (world: World) => refusedReplacement(world, end)),
    },
    deleteDocument: {
      204: ({ document }) => ({ params: document }),
      '409 CONFLICT': async ({ service, customerId, document }) => {
        await approved(service, customerId)
        return { params: document }
      },
    },
    createVerification: {
      200: ({ customerId }) => ({ body: { customerId } }),
      '400 INVALID_INPUT': async ({ service, customerId }) => ({
        body: { customerId: await approved(service, customerId) },
      }),
      '404 USER_NOT_FOUND': () => ({ body: { customerId: 'Customer:none' } }),
    },
    listVerifications: { 200: ({ customerId }) => ({ query: { customerId, verificationStatus: 'RESOLVE_ERRORS' } }) },
    getVerification: { 200: ({ verification }) => ({ params: { verificationId: verification.id } }) },
    importCustomers: {
      202: ({ form }) => ({ form }),
      '400 INVALID_INPUT': () => ({ form: { file: new File([''], 'customers.csv', { type: 'text/csv' }) } }),
    },
    getCustomerImport: { 200: ({ jobId }) => ({ params: { jobId } }) },
  },
})
