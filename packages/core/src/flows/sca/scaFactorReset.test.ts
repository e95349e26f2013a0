import { expect, test } from 'vitest'
import { europeanWorld } from '../../../test/europeanWorld.ts'
import { beginScaReset, completeReset, findScaReset, followScaReset } from './scaFactorReset.ts'

test('a reset that ended is not reported where the storage delays it until the reset is no longer followed', async () => {
  const world = await europeanWorld()
  const { accountId } = world.ada
  const leaving = new AbortController()
  const { signal } = leaving
  const { reset } = await beginScaReset(world.client, { accountId, factor: 'SMS_OTP', signal })
  world.clock.advance(24 * 60 * 60_000)
  const { records } = world.client
  // The storage cannot be aborted, unlike a request.
  const change: typeof records.change = async (parameters) => {
    leaving.abort()
    return records.change(parameters)
  }
  const reported: unknown[] = []
  const report = (what: unknown) => reported.push(what)

  const following = followScaReset(
    { ...world.client, records: { ...records, change } },
    { reset, signal, onProgress: report, onLost: report },
  )

  await expect(following).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(reported).toEqual([])
})

/** ITU-T, list of assigned country codes (complement to E.164): those of one and of two digits; others have three. */
const shortCodes = new Set(
  '1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98'.split(
    ' ',
  ),
)

test('a new number is split after its country code, which has one, two or three digits', async () => {
  const { client, network, ada } = await europeanWorld()
  network.tamper('/complete', () => new Response(null, { status: 204 }))
  const reset = { accountId: ada.accountId, resetId: 'ScaReset:1', factor: 'SMS_OTP' } as const
  const numbers = Array.from({ length: 90 }, (_, index) => `${10 + index}5000000`)

  for (const number of numbers) await completeReset(client, { reset, phoneNumber: `+${number}` })

  const expected = numbers.map((number) => {
    const digits = [1, 2].find((length) => shortCodes.has(number.slice(0, length))) ?? 3
    return { countryCode: `+${number.slice(0, digits)}`, number: number.slice(digits) }
  })
  const sent = network.requests.map(({ body }) => (JSON.parse(body) as { mobile: object }).mobile)
  expect(sent).toEqual(expected)
})

test('a number that ends within its country code is rejected as input', async () => {
  const { client, network, ada } = await europeanWorld()
  const reset = { accountId: ada.accountId, resetId: 'ScaReset:1', factor: 'SMS_OTP' } as const

  const completing = completeReset(client, { reset, phoneNumber: '+21' })

  await expect(completing).rejects.toMatchObject({ code: 'INVALID_PHONE_NUMBER' })
  expect(network.requests).toEqual([])
})

const phoneNumber = '+49 151 98765432'

/** A reset in this browser's record, which the service reports in this status. */
async function recorded(status: string) {
  const world = await europeanWorld()
  const { accountId } = world.ada
  const { reset } = await beginScaReset(world.client, { accountId, factor: 'SMS_OTP' })
  const expiresAt = new Date(world.clock.now() + 60_000).toISOString()
  world.network.tamper('GET /sca/factors/reset', () => Response.json({ status, factor: 'SMS_OTP', expiresAt }))
  world.network.requests.length = 0
  return { ...world, reset }
}

test.each(['COMPLETED', 'REJECTED', 'EXPIRED'])('a reset that is %s is no longer recorded', async (status) => {
  const { client, reset } = await recorded(status)
  expect(await findScaReset(client, reset)).toEqual(reset)
  const { signal } = new AbortController()
  const stages: string[] = []

  await followScaReset(client, { reset, signal, onProgress: ({ stage }) => stages.push(stage), onLost: () => {} })

  expect(stages).toEqual([status.toLowerCase()])
  expect(await findScaReset(client, reset)).toBeUndefined()
})

test('a completion whose request was lost, for a check that has passed, is reported as lost', async () => {
  const { client, network, reset } = await recorded('LIVENESS_PASSED')
  network.lose('/complete', 'request')

  await expect(completeReset(client, { reset, phoneNumber })).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' })
  expect(await findScaReset(client, reset)).toEqual(reset)
})

test('a completion that is left, or that needs the SCA sign-in, reads nothing', async () => {
  const { client, network, sandbox, reset } = await recorded('COMPLETED')
  sandbox.scenarios.failNext('completeScaReset', { status: 409, code: 'SCA_SESSION_REQUIRED' })
  await expect(completeReset(client, { reset, phoneNumber })).rejects.toMatchObject({ code: 'SCA_SESSION_REQUIRED' })
  const signal = AbortSignal.abort()
  await expect(completeReset(client, { reset, phoneNumber, signal })).rejects.toMatchObject({ code: 'CANCELLED' })

  expect(network.requests.map(({ method }) => method)).toEqual(['POST', 'POST'])
})
