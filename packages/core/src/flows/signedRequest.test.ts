import { expect, test, vi } from 'vitest'
import { activityText } from '../../test/crypto/activities.ts'
import { signIn } from '../../test/journeys.ts'
import { signedInWorld } from '../../test/signedInWorld.ts'
import type { Signing } from '../api/signedRetry.ts'
import { WalletError } from '../errors/WalletError.ts'
import { signRequest } from './signedRequest.ts'

const fitting = activityText('ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2')
const done = { status: 200 as const, body: 'done' }

type World = Awaited<ReturnType<typeof signedInWorld>>
type Leg = ReturnType<typeof asking> | typeof done

/** A response that requests a signature. */
function asking(world: World, changes: { requestId?: string; payloadToSign?: string; lifetimeMs?: number } = {}) {
  const { requestId = 'Request:1', payloadToSign = fitting, lifetimeMs = 300_000 } = changes
  return {
    status: 202 as const,
    body: { requestId, payloadToSign, expiresAt: new Date(world.clock.now() + lifetimeMs) },
  }
}

/** A relay that responds with these legs in turn, and what it received. */
function relay(...legs: (Leg | Error | (() => Leg | Promise<Leg>))[]) {
  const received: Signing[] = []
  const send = async (signing: Signing) => {
    received.push(signing)
    const leg = legs[received.length - 1]
    if (leg instanceof Error) throw leg
    if (leg === undefined) throw new Error('the relay was asked once too often')
    return typeof leg === 'function' ? leg() : leg
  }
  return { received, send }
}

function request(world: World, send: ReturnType<typeof relay>['send'], more: { signatures?: 1 | 2 } = {}) {
  return signRequest(world.client, { accountId: world.ada.accountId, intent: 'wallet-privacy', send, ...more })
}

/** The refusal, and how often the session key signed before it. */
async function refusal(attempt: Promise<unknown>) {
  const sign = vi.spyOn(crypto.subtle, 'sign')
  const error = await attempt.then(
    () => undefined,
    (thrown: WalletError) => thrown,
  )
  const signatures = sign.mock.calls.length
  sign.mockRestore()
  return { code: error?.code, signatures }
}

test('the first leg carries neither header, the second one both, and the response ends it', async () => {
  const world = await signedInWorld()
  const { received, send } = relay(asking(world), done)

  expect(await request(world, send)).toEqual(done)
  expect(received).toHaveLength(2)
  expect(received[0]).toEqual({ signal: undefined })
  expect(received[1]).toMatchObject({ requestId: 'Request:1', stamp: expect.stringMatching(/^[\w-]{100,}$/) })
})

test('two signatures are made where two are due, each for its own request', async () => {
  const world = await signedInWorld()
  const { received, send } = relay(asking(world), asking(world, { requestId: 'Request:2' }), done)

  await request(world, send, { signatures: 2 })
  expect(received.map(({ requestId }) => requestId)).toEqual([undefined, 'Request:1', 'Request:2'])
})

test.each([1, 2] as const)('of %d signatures one more is refused, and not made', async (signatures) => {
  const world = await signedInWorld()
  const ids = ['Request:1', 'Request:2', 'Request:3', 'Request:4']
  const { received, send } = relay(...ids.map((requestId) => asking(world, { requestId })))

  const result = await refusal(request(world, send, { signatures }))
  expect(result).toEqual({ code: 'UNEXPECTED_RESPONSE', signatures })
  expect(received).toHaveLength(signatures + 1)
})

test('a request id that comes twice is signed once', async () => {
  const world = await signedInWorld()
  const { received, send } = relay(asking(world), asking(world), done)

  expect(await refusal(request(world, send, { signatures: 2 }))).toEqual({ code: 'UNEXPECTED_RESPONSE', signatures: 1 })
  expect(received).toHaveLength(2)
})

test('a payload for something else is not signed, on the first leg or on a later one', async () => {
  const world = await signedInWorld()
  const swapped = asking(world, { requestId: 'Request:2', payloadToSign: activityText('ACTIVITY_TYPE_EXPORT_WALLET') })

  const first = relay(swapped, done)
  expect(await refusal(request(world, first.send))).toEqual({ code: 'PAYLOAD_MISMATCH', signatures: 0 })
  const later = relay(asking(world), swapped, done)
  expect(await refusal(request(world, later.send, { signatures: 2 }))).toEqual({
    code: 'PAYLOAD_MISMATCH',
    signatures: 1,
  })
  expect([first.received.length, later.received.length]).toEqual([1, 2])
})

test('a relay that claims success without having requested a signature is rejected', async () => {
  const world = await signedInWorld()
  const { send } = relay(done)

  expect(await refusal(request(world, send))).toEqual({ code: 'UNEXPECTED_RESPONSE', signatures: 0 })
})

test('where no signature may be due, success without one is success, and no session is needed', async () => {
  const world = await signedInWorld()
  await world.client.sessions.end(world.ada.accountId)
  const { send } = relay(done)

  const { accountId } = world.ada
  const parameters = { accountId, intent: 'wallet-privacy', unsigned: true } as const
  expect(await signRequest(world.client, { ...parameters, send })).toEqual(done)
  const asked = relay(asking(world), done)
  expect(await refusal(signRequest(world.client, { ...parameters, send: asked.send }))).toEqual({
    code: 'SESSION_REQUIRED',
    signatures: 0,
  })
})

test('an expired payload is not signed, also on the clock of the service', async () => {
  const world = await signedInWorld()

  const late = relay(asking(world, { lifetimeMs: 0 }), done)
  expect(await refusal(request(world, late.send))).toEqual({ code: 'SIGNED_REQUEST_EXPIRED', signatures: 0 })
  const ahead = relay(() => {
    world.client.transport.serverTime.observe(world.clock.now() + 301_000)
    return asking(world)
  }, done)
  expect(await refusal(request(world, ahead.send))).toEqual({ code: 'SIGNED_REQUEST_EXPIRED', signatures: 0 })
  expect(ahead.received).toHaveLength(1)
})

test('a payload that expires while it is being signed is not sent', async () => {
  const world = await signedInWorld()
  const { received, send } = relay(asking(world, { lifetimeMs: 1_000 }), done)
  const { sign } = crypto.subtle
  const slow = vi.spyOn(crypto.subtle, 'sign').mockImplementation((...parameters) => {
    world.clock.advance(1_000)
    return sign.apply(crypto.subtle, parameters)
  })

  await expect(request(world, send)).rejects.toMatchObject({ code: 'SIGNED_REQUEST_EXPIRED', retryable: true })
  expect(slow).toHaveBeenCalledTimes(1)
  expect(received).toHaveLength(1)
  slow.mockRestore()
})

test('nothing is sent without a session', async () => {
  const world = await signedInWorld()
  await world.client.sessions.end(world.ada.accountId)
  const { received, send } = relay(done)

  expect(await refusal(request(world, send))).toEqual({ code: 'SESSION_REQUIRED', signatures: 0 })
  expect(received).toEqual([])
})

test('a session that ends between the legs signs nothing', async () => {
  const world = await signedInWorld()
  const { received, send } = relay(async () => {
    await world.client.sessions.end(world.ada.accountId)
    return asking(world)
  }, done)

  expect(await refusal(request(world, send))).toEqual({ code: 'SESSION_REQUIRED', signatures: 0 })
  expect(received).toHaveLength(1)
})

test('a new session between two signatures starts over instead of signing the rest', async () => {
  const world = await signedInWorld()
  const { received, send } = relay(
    asking(world),
    async () => {
      await signIn(world)
      return asking(world, { requestId: 'Request:2' })
    },
    done,
  )

  const attempt = request(world, send, { signatures: 2 })
  await expect(attempt).rejects.toMatchObject({ code: 'SIGNED_REQUEST_EXPIRED', httpStatus: undefined })
  expect(received).toHaveLength(2)
})

test('a user who leaves between the legs has signed nothing, and one who leaves during the signature sends nothing', async () => {
  const world = await signedInWorld()
  const attempt = (send: ReturnType<typeof relay>['send'], signal: AbortSignal) =>
    signRequest(world.client, { accountId: world.ada.accountId, intent: 'wallet-privacy', send, signal })

  const between = new AbortController()
  const left = relay(() => {
    between.abort()
    return asking(world)
  }, done)
  expect(await refusal(attempt(left.send, between.signal))).toEqual({ code: 'CANCELLED', signatures: 0 })

  const during = new AbortController()
  const { sign } = crypto.subtle
  const slow = vi.spyOn(crypto.subtle, 'sign').mockImplementation((...parameters) => {
    during.abort()
    return sign.apply(crypto.subtle, parameters)
  })
  const signed = relay(asking(world), done)
  await expect(attempt(signed.send, during.signal)).rejects.toMatchObject({ code: 'CANCELLED' })
  expect([left.received.length, signed.received.length]).toEqual([1, 1])
  expect(left.received[0]?.signal).toBe(between.signal)
  expect(signed.received[0]?.signal).toBe(during.signal)
  slow.mockRestore()
})

test('a signed leg whose response is lost is not sent again', async () => {
  const world = await signedInWorld()
  for (const code of ['NETWORK_UNREACHABLE', 'TIMEOUT', 'PLATFORM_UNAVAILABLE', 'UNEXPECTED_RESPONSE'] as const) {
    const { received, send } = relay(asking(world), new WalletError(code), done)
    await expect(request(world, send)).rejects.toMatchObject({ code })
    expect(received).toHaveLength(2)
  }
})

test('a refused request id means to start over, and not to sign in', async () => {
  const world = await signedInWorld()
  const { send } = relay(asking(world), new WalletError('UNAUTHORIZED', { httpStatus: 401 }))

  const expired = { code: 'SIGNED_REQUEST_EXPIRED', action: 'retry', httpStatus: 401 }
  await expect(request(world, send)).rejects.toMatchObject(expired)
  expect(world.client.sessions.getSnapshot().status).toBe('active')
})
