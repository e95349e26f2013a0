import { firstLeg, loginWithPasskey, withPasskey } from '../journeys.ts'
import { acceptance } from '../onboarding.ts'
import { defineCases, onOrder } from './operationCases.ts'

const contact = (change: object) => ({ customerType: 'INDIVIDUAL', ...change })
const agreementConsents = [{ type: 'SERVICE_END_USER_TERMS', ...acceptance }]
const unknownTerms = [{ type: 'SERVICE_END_USER_TERMS', ...acceptance, termsVersion: 'V0' }]

/** Ada with a wallet and two ways to sign in, and Grace with a phone number of her own. */
async function prepare() {
  const { service, wallet, passkey, authenticator } = await withPasskey()
  const { key } = await loginWithPasskey(service, { credentialId: passkey.id, authenticator })
  const body = contact({ fullName: 'Grace Hopper', email: 'grace@example.com', platformCustomerId: 'grace-1' })
  const grace = await service.succeed('createCustomer', 201, { body })
  const params = { customerId: wallet.customerId }
  return { service, wallet, key, grace, params }
}

type World = Awaited<ReturnType<typeof prepare>>

/** Another email address for Ada, to which her codes go. */
const newEmail = ({ params }: World) => ({ params, body: contact({ email: 'new@example.com' }) })

/** The same as a signed retry. */
async function signedEmail(world: World) {
  const { service, key } = world
  return (await firstLeg(service, 'updateCustomer', { ...newEmail(world), key })).retry
}

/** Ada with codes by text message, too. */
async function withPhone({ service, wallet, key, params }: World) {
  await service.succeed('updateCustomer', 200, { params, body: contact({ phoneNumber: '+14155550100' }) })
  const create = { body: { type: 'SMS_OTP', accountId: wallet.accountId }, key }
  const { retry } = await firstLeg(service, 'createCredential', create)
  return service.succeed('createCredential', 201, retry)
}

const newPhone = ({ params }: World) => ({ params, body: contact({ phoneNumber: '+14155550199' }) })

/** A change whose credential is removed before it is signed. */
async function withoutCredential({ service, key }: World, change: ReturnType<typeof newEmail>, credentialId: string) {
  const { retry } = await firstLeg(service, 'updateCustomer', { ...change, key })
  const removal = await firstLeg(service, 'deleteCredential', { params: { credentialId }, key })
  await service.succeed('deleteCredential', 204, removal.retry)
  return retry
}

const noReplacement = onOrder(
  'Codes go to the own contacts of a customer, so no call makes or verifies a credential for another contact first',
)

export const customerCases = defineCases({
  prepare,
  cases: {
    createCustomer: {
      201: () => ({ body: contact({ fullName: 'Alan Turing', email: 'alan@example.com', agreementConsents }) }),
      '400 END_USER_TERMS_VERSION_NOT_FOUND': () => ({ body: contact({ agreementConsents: unknownTerms }) }),
      '409 CONFLICT': () => ({ body: contact({ platformCustomerId: 'grace-1' }) }),
      '409 UMA_ADDRESS_EXISTS': ({ grace }) => ({ body: contact({ umaAddress: grace.umaAddress }) }),
      '501 NOT_IMPLEMENTED': onOrder('Every type of customer is enabled in the sandbox'),
    },
    listCustomers: { 200: () => ({ query: { customerType: 'INDIVIDUAL', limit: '1' } }) },
    getCustomer: { 200: ({ params }) => ({ params }) },
    updateCustomer: {
      200: signedEmail,
      202: newEmail,
      '400 AUTH_CREDENTIAL_VERIFICATION_EXPIRED': noReplacement,
      '400 AUTH_CREDENTIAL_VERIFICATION_REQUIRED': noReplacement,
      '400 END_USER_TERMS_VERSION_NOT_FOUND': ({ params }) => ({
        params,
        body: contact({ agreementConsents: unknownTerms }),
      }),
      '401 REQUEST_ID_MISSING': async (world) => {
        const { requestId: _, ...input } = await signedEmail(world)
        return input
      },
      '409 UMA_ADDRESS_EXISTS': ({ params, grace }) => ({ params, body: contact({ umaAddress: grace.umaAddress }) }),
      '409 EMAIL_OTP_EMAIL_ALREADY_EXISTS': ({ params }) => ({ params, body: contact({ email: 'grace@example.com' }) }),
      '409 EMAIL_OTP_CREDENTIAL_SET_CHANGED': (world) =>
        withoutCredential(world, newEmail(world), world.wallet.credentialId),
      '409 SMS_OTP_PHONE_NUMBER_ALREADY_EXISTS': async (world) => {
        await withPhone(world)
        await world.service.succeed('createCustomer', 201, { body: contact({ phoneNumber: '+14155550199' }) })
        return newPhone(world)
      },
      '409 SMS_OTP_CREDENTIAL_SET_CHANGED': async (world) => {
        const { id } = await withPhone(world)
        return withoutCredential(world, newPhone(world), id)
      },
      '424 EMAIL_OTP_CREDENTIAL_SYNC_FAILED': async (world) => {
        const change = { params: world.params, body: contact({ email: 'fail.sync@example.com' }) }
        return (await firstLeg(world.service, 'updateCustomer', { ...change, key: world.key })).retry
      },
    },
    deleteCustomer: {
      200: ({ params }) => ({ params }),
      '410 CUSTOMER_DELETED': async ({ service, params }) => {
        await service.succeed('deleteCustomer', 200, { params })
        return { params }
      },
    },
    listAgreements: { 200: () => ({}) },
    getEndUserTerms: { 200: () => ({}) },
  },
})
