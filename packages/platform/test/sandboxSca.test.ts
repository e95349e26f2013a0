import { beforeEach, expect, test } from 'vitest'
import { recordSecurityEvent } from '../src/exports/index.ts'
import type { Json, SandboxWorld } from './createSandboxWorld.ts'
import { createSandboxWorld } from './createSandboxWorld.ts'

let world: SandboxWorld
let lea: Person
let max: Person
type Person = Awaited<ReturnType<typeof createEuropean>>

beforeEach(async () => {
  world = await createSandboxWorld()
  lea = await createEuropean('lea@example.com', '+4915155550101')
  max = await createEuropean('max@example.com', '+4915155550102')
})

/** A user in Germany with a funded wallet and a payee, signed in to the platform. */
async function createEuropean(email: string, phoneNumber: string) {
  const { backend, call } = world
  const person = { customerType: 'INDIVIDUAL', fullName: 'Lea Huber', email, phoneNumber, region: 'DE' }
  const { id: customerId } = await backend('POST', '/customers', { ...person, currencies: ['EUR'] })
  const wallets = (await backend('GET', `/internal-accounts?customerId=${customerId}&type=EMBEDDED_WALLET`)).data
  const accountId = (wallets as { id: string }[])[0]?.id ?? ''
  await backend('POST', `/sandbox/internal-accounts/${accountId}/fund`, { amount: 1_000_000 })
  const beneficiary = { beneficiaryType: 'INDIVIDUAL', fullName: 'Grace Hopper', countryOfResidence: 'DE' }
  const accountInfo = { accountType: 'EUR_ACCOUNT', iban: 'DE89370400440532013000', beneficiary }
  const payee = await backend('POST', '/customers/external-accounts', { customerId, currency: 'EUR', accountInfo })
  const cookie = `app=${customerId}`
  return {
    customerId: customerId as string,
    accountId,
    payeeId: payee.id as string,
    ask: (method: string, path: string, body?: unknown, proof = '') =>
      call(method, path, { body, headers: { cookie: [cookie, proof].join('; ') } }),
  }
}

async function signIn({ ask }: Person) {
  const start = await ask('POST', '/sca/login/start', { factor: 'SMS_OTP' })
  const { challengeId } = start.json
  return ask('POST', '/sca/login/complete', { factor: 'SMS_OTP', challengeId, code: '123456' })
}

const funding = (person: Person) => ({
  source: { sourceType: 'REALTIME_FUNDING', currency: 'EUR', customerId: person.customerId },
  destination: { destinationType: 'ACCOUNT', accountId: person.payeeId },
  lockedCurrencySide: 'SENDING',
  lockedCurrencyAmount: 1_000,
})

test('an SCA sign-in needs its own customer’s challenge', async () => {
  const start = await lea.ask('POST', '/sca/login/start', { factor: 'SMS_OTP' })
  const proof = { factor: 'SMS_OTP', challengeId: start.json.challengeId, code: '123456' }

  const stolen = await max.ask('POST', '/sca/login/complete', proof)
  const asLea = await max.ask('POST', `/sca/login/complete?customerId=${lea.customerId}`, proof)
  const own = await lea.ask('POST', '/sca/login/complete', proof)

  expect([stolen.status, asLea.status]).toEqual([400, 404])
  expect(own.json).toMatchObject({ status: 'SUCCESS' })
})

test('without an SCA session the caller’s wallet is still known as theirs, and their other accounts are not read', async () => {
  const methodsOf = (id: string, { ask }: Person) => ask('GET', `/auth/credentials?accountId=${id}`)

  expect(await methodsOf(lea.accountId, lea)).toMatchObject({ status: 200, json: { data: [{ type: 'EMAIL_OTP' }] } })
  expect(await methodsOf(lea.accountId, max)).toMatchObject({ status: 404, json: { code: 'REFERENCE_NOT_FOUND' } })
  const accounts = await lea.ask('GET', '/internal-accounts')
  expect(accounts).toMatchObject({ status: 409, json: { code: 'SCA_SESSION_REQUIRED' } })
})

test('an authenticator app is enrolled for the caller, and for no other customer', async () => {
  const [ofLea, ofMax] = [(await signIn(lea)).cookie, (await signIn(max)).cookie]
  const start = await lea.ask('POST', '/sca/factors', { type: 'TOTP' }, ofLea)
  const confirm = { type: 'TOTP', secret: start.json.secret, code: '123456' }

  const stolen = await max.ask('POST', '/sca/factors/confirm', confirm, ofMax)
  const own = await lea.ask('POST', '/sca/factors/confirm', confirm, ofLea)

  const factorsOf = async (person: Person) =>
    (await person.ask('GET', '/sca/factors')).json.factors as unknown as Json[]
  expect([stolen.status, own.status]).toEqual([400, 200])
  expect((await factorsOf(lea)).map(({ factor }) => factor)).toEqual(['SMS_OTP', 'TOTP'])
  expect((await factorsOf(max)).map(({ factor }) => factor)).toEqual(['SMS_OTP'])
})

test('a reset is not accessible to other customers', async () => {
  const { resetId } = (await lea.ask('POST', '/sca/factors/reset', { factor: 'SMS_OTP' })).json
  const mobile = { countryCode: '+49', number: '15155550199' }
  const path = `/sca/factors/reset/${resetId}`
  world.clock.now += 60_000

  const stolen = [await max.ask('GET', path), await max.ask('POST', `${path}/complete`, { mobile })]
  const own = [await lea.ask('GET', path), await lea.ask('POST', `${path}/complete`, { mobile })]

  expect(stolen.map(({ status }) => status)).toEqual([404, 404])
  expect(own.map(({ status }) => status)).toEqual([200, 204])
})

test('a payee is trusted by its own customer alone, with a challenge of their own', async () => {
  await signIn(lea)
  await signIn(max)
  const path = `/customers/external-accounts/${lea.payeeId}`
  const challengeOf = async (person: Person) => {
    const start = await person.ask('POST', `/customers/external-accounts/${person.payeeId}/trust`)
    return (start.json.scaChallenge as unknown as Json).id
  }
  const [ofLea, ofMax] = [await challengeOf(lea), await challengeOf(max)]

  const foreign = [
    await max.ask('POST', `${path}/trust`),
    await max.ask('POST', `${path}/trust/confirm`, { challengeId: ofLea, code: '123456' }),
    await lea.ask('POST', `${path}/trust/confirm`, { challengeId: ofMax, code: '123456' }),
  ]
  const own = await lea.ask('POST', `${path}/trust/confirm`, { challengeId: ofLea, code: '123456' })

  expect(foreign.map(({ status }) => status)).toEqual([404, 404, 400])
  expect(own.json).toEqual({ trusted: true })
})

test('a payment is authorized by its own customer alone, once they are signed in', async () => {
  const before = await lea.ask('POST', '/quotes', funding(lea))
  await signIn(lea)
  await signIn(max)
  const quote = await lea.ask('POST', '/quotes', funding(lea))
  const path = `/quotes/${quote.json.id}`

  const foreign = [
    await max.ask('GET', path),
    await max.ask('POST', `${path}/authorize`, { code: '123456' }),
    await max.ask('POST', `${path}/authorize/resend`),
    await max.ask('POST', '/quotes', funding(lea)),
  ]
  const wrong = await lea.ask('POST', `${path}/authorize`, { code: '000000' })
  const right = await lea.ask('POST', `${path}/authorize`, { code: '123456' })

  expect(before.json).toMatchObject({ status: 409, code: 'SCA_SESSION_REQUIRED' })
  expect(quote.status).toBe(202)
  expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect([wrong.status, right.status]).toEqual([400, 200])
})

test('an SCA session that was ended is requested again where the platform looks up the owner of a quote', async () => {
  await signIn(lea)
  const { id } = (await lea.ask('POST', '/quotes', funding(lea))).json
  world.sandbox.sca.endSessions(lea.customerId)
  world.clock.now += 61_000

  const answer = await lea.ask('POST', `/quotes/${id}/authorize`, { code: '123456' })

  expect(answer.json).toMatchObject({ status: 409, code: 'SCA_SESSION_REQUIRED' })
})

test('a lock reaches the user with its end', async () => {
  world.sandbox.sca.setFailedAttempts({ customerId: lea.customerId, count: 5 })

  const answer = await signIn(lea)

  expect(answer.json).toMatchObject({
    status: 423,
    code: 'ACCOUNT_LOCKED',
    details: { failedAttempts: 5, suspended: false, lockedUntil: expect.any(String) },
  })
})

test('a customer outside Europe gets a response that says that SCA does not apply', async () => {
  const answer = await world.call('GET', '/sca/factors', { headers: { cookie: `app=${world.ada.customerId}` } })

  expect(answer.json).toMatchObject({ status: 409, code: 'CONFLICT' })
})

test('failed logins of the platform count until they suspend, without an error, and a reset clears them', async () => {
  const { service, clock } = world
  const failed = () => recordSecurityEvent({ service, customerId: lea.customerId, eventType: 'FAILED_LOGIN_ATTEMPT' })
  await signIn(lea)
  for (let count = 1; count <= 4; count++)
    expect(await failed()).toEqual({
      status: 'recorded',
      suspended: false,
      failedAttempts: count,
      lockedUntil: undefined,
    })

  const lockedUntil = new Date(clock.now + 15 * 60_000)
  expect(await failed()).toEqual({ status: 'recorded', suspended: false, failedAttempts: 5, lockedUntil })
  expect(await failed()).toEqual({ status: 'declined', code: 'ACCOUNT_LOCKED' })
  world.sandbox.sca.setFailedAttempts({ customerId: lea.customerId, count: 9 })
  expect(await failed()).toEqual({ status: 'declined', code: 'ACCOUNT_LOCKED' })

  const reset = { service, customerId: lea.customerId, eventType: 'RESET_PASSWORD_COMPLETED' } as const
  expect(await recordSecurityEvent(reset)).toMatchObject({ status: 'recorded', suspended: false, failedAttempts: 0 })
  // It ended the SCA session as well.
  expect((await lea.ask('POST', '/quotes', funding(lea))).json).toMatchObject({ code: 'SCA_SESSION_REQUIRED' })
  expect((await signIn(lea)).json).toMatchObject({ status: 'SUCCESS' })
})

test('events of a customer outside Europe do not count', async () => {
  const { service, ada } = world
  const event = { service, customerId: ada.customerId, eventType: 'FAILED_LOGIN_ATTEMPT' } as const

  expect(await recordSecurityEvent(event)).toEqual({ status: 'not-applicable' })
})
