import * as v from 'valibot'
import { createAuthenticator } from '../authenticator.ts'
import type { CallInput } from '../createTestService.ts'
import { beginLogin, createTestService } from '../createTestService.ts'
import { createClientKey, sealOtp, stampWith } from '../examinee.ts'
import { assertPasskey, firstLeg, passkeyBody, withPasskey } from '../journeys.ts'
import { defineCases } from './operationCases.ts'

/** Ada signed in by email, with a passkey as a second way to sign in. */
async function prepare() {
  const world = await withPasskey()
  const { accountId, credentialId } = world.wallet
  const secondKey = await passkeyBody(world.wallet, { authenticator: await createAuthenticator() })
  return { ...world, query: { accountId }, params: { credentialId }, secondKey }
}

type World = Awaited<ReturnType<typeof prepare>>

const unknownAccount = 'InternalAccount:0190f0a0-0000-4000-8000-000000000099'

const signed = async ({ service, key }: World, name: Parameters<typeof firstLeg>[1], input: CallInput) =>
  (await firstLeg(service, name, { ...input, key })).retry

/** The removal of the passkey. */
const removal = ({ passkey }: World) => ({ params: { credentialId: passkey.id } })

/** A customer with a single credential. */
async function single() {
  const service = createTestService()
  const body = { customerType: 'INDIVIDUAL', email: 'grace@example.com', phoneNumber: '+12125550123' }
  const { id: customerId } = await service.succeed('createCustomer', 201, { body })
  const { data: accounts } = await service.succeed('listInternalAccounts', 200, { query: { customerId } })
  const accountId = accounts[0]?.id ?? ''
  const { data } = await service.succeed('listCredentials', 200, { query: { accountId } })
  return { service, accountId, params: { credentialId: data[0]?.id ?? '' } }
}

/** A wallet that has a credential for codes by SMS. */
async function withSms(world: World) {
  const { service, wallet } = world
  const contact = { customerType: 'INDIVIDUAL', phoneNumber: '+12125550123' }
  await service.succeed('updateCustomer', 200, { params: { customerId: wallet.customerId }, body: contact })
  const body = { type: 'SMS_OTP', accountId: wallet.accountId }
  await service.succeed('createCredential', 201, await signed(world, 'createCredential', { body }))
  return { body }
}

/** The first leg of a sign-in by code, with the right one or a wrong one. */
async function withCode({ service, wallet }: World, { isRight = true } = {}) {
  const { params, body } = await beginLogin(service, wallet)
  if (isRight) return { params, body }
  const { otpEncryptionTargetBundle } = v.parse(
    v.object({ otpEncryptionTargetBundle: v.string() }),
    await service.succeed('challengeCredential', 200, { params }),
  )
  const sealed = { code: service.sandbox.inbox.wrongCode(), publicKeyHex: (await createClientKey()).publicKeyHex }
  return { params, body: { ...body, encryptedOtpBundle: await sealOtp(otpEncryptionTargetBundle, sealed) } }
}

async function verified({ service, wallet }: World) {
  const { params, key, body } = await beginLogin(service, wallet)
  const { payloadToSign, requestId } = await service.succeed('verifyCredential', 202, { params, body })
  return { params, body, requestId, signature: await stampWith(key, { payload: payloadToSign }) }
}

export const credentialCases = defineCases({
  prepare,
  cases: {
    listCredentials: {
      200: ({ query }) => ({ query }),
      '400 INVALID_INPUT': () => ({ query: { accountId: 'no account' } }),
    },
    createCredential: {
      201: (world) => signed(world, 'createCredential', { body: world.secondKey }),
      202: ({ secondKey }) => ({ body: secondKey }),
      '400 EMAIL_OTP_CREDENTIAL_ALREADY_EXISTS': ({ wallet }) => ({
        body: { type: 'EMAIL_OTP', accountId: wallet.accountId },
      }),
      '400 SMS_OTP_CREDENTIAL_ALREADY_EXISTS': withSms,
      '400 PASSKEY_CREDENTIAL_ALREADY_EXISTS': async ({ wallet, authenticator }) => ({
        body: await passkeyBody(wallet, { authenticator }),
      }),
      '400 INVALID_INPUT': ({ wallet }) => ({
        body: { type: 'OAUTH', accountId: wallet.accountId, oidcToken: 'no.token.here' },
      }),
      '404 REFERENCE_NOT_FOUND': ({ secondKey }) => ({ body: { ...secondKey, accountId: unknownAccount } }),
    },
    deleteCredential: {
      202: removal,
      204: (world) => signed(world, 'deleteCredential', removal(world)),
      '400 INVALID_INPUT': single,
    },
    challengeCredential: {
      200: ({ params }) => ({ params }),
      '400 INVALID_INPUT': removal,
      '429 RATE_LIMITED': async ({ service, params }) => {
        for (let count = 0; count < 5; count++) await service.call('challengeCredential', { params })
        return { params }
      },
    },
    verifyCredential: {
      200: verified,
      202: (world) => withCode(world),
      '400 INVALID_INPUT': async (world) => ({
        params: (await withCode(world)).params,
        body: { type: 'EMAIL_OTP', encryptedOtpBundle: 'no bundle' },
      }),
      '401 UNAUTHORIZED': (world) => withCode(world, { isRight: false }),
      '401 REQUEST_ID_MISSING': async ({ service, passkey, authenticator }) => {
        const clientPublicKey = (await createClientKey()).publicKeyHex
        const { id: credentialId } = passkey
        const { params, body } = await assertPasskey(service, { credentialId, authenticator, clientPublicKey })
        return { params, body }
      },
      '429 RATE_LIMITED': async (world) => {
        const wrong = await withCode(world, { isRight: false })
        for (let count = 0; count < 5; count++) await world.service.call('verifyCredential', wrong)
        return wrong
      },
    },
  },
})
