import { expect, test, vi } from 'vitest'
import { createTestClient } from '../../test/createTestClient.ts'
import { signIn } from '../../test/journeys.ts'
import { signedInWorld } from '../../test/signedInWorld.ts'
import { createServiceError } from '../errors/serviceCodes.ts'
import { WalletError } from '../errors/WalletError.ts'
import { createSignedAction } from './signedAction.ts'

type Work = (input: string, signal: AbortSignal) => Promise<string>
type World = Awaited<ReturnType<typeof signedInWorld>>

function actionOf({ client, ada }: World, work: Work) {
  const done = vi.fn()
  const action = createSignedAction<string, string>(client, { accountId: ada.accountId, work, onDone: done })
  return { action, done }
}

/** Work that fails in these ways, one after the other, and then succeeds. */
function failing(...codes: (string | WalletError)[]): Work {
  const left = [...codes]
  return async (input) => {
    const next = left.shift()
    if (next !== undefined) throw next instanceof WalletError ? next : new WalletError(next)
    return `did ${input}`
  }
}

test('an action works, and runs once', async () => {
  const world = await signedInWorld()
  const { action, done } = actionOf(world, failing())

  const running = action.start('it')
  expect(action.getSnapshot()).toEqual({ status: 'working', input: 'it' })
  await Promise.all([running, action.start('something else')])

  expect(action.getSnapshot()).toEqual({ status: 'done', input: 'it', result: 'did it' })
  expect(done.mock.calls).toEqual([['did it', 'it']])
  action.restart()
  expect(action.getSnapshot()).toEqual({ status: 'idle' })
})

test('a failure is reported with its input, and a cancellation without an error', async () => {
  const world = await signedInWorld()
  const { action } = actionOf(world, failing('FORBIDDEN', 'CANCELLED'))

  await action.start('it')
  expect(action.getSnapshot()).toMatchObject({ status: 'idle', input: 'it', error: { code: 'FORBIDDEN' } })
  await action.start('it')
  expect(action.getSnapshot()).toEqual({ status: 'idle' })
})

test('without a session the user signs in inline, and the action continues by itself with the same input', async () => {
  const world = await createTestClient()
  const { accountId } = world.ada
  const { action } = actionOf(world, async (input) => {
    await world.client.sessions.use(accountId)
    return `did ${input}`
  })

  await action.start('it')
  const signingIn = { status: 'signing-in', input: 'it', accountId, credentialIds: undefined }
  expect(action.getSnapshot()).toMatchObject(signingIn)
  await action.start('something else')
  expect(action.getSnapshot()).toMatchObject(signingIn)
  await signIn(world)

  expect(await world.reached(action, 'done')).toMatchObject({ input: 'it', result: 'did it' })
})

test('the user may sign in in another tab', async () => {
  const world = await createTestClient()
  const { action } = actionOf(world, async () => (await world.client.sessions.use(world.ada.accountId)).id)
  await action.start('it')

  await signIn(world, world.openTab())

  await world.reached(action, 'done')
})

test('the state says which methods may sign, and which one this browser used last', async () => {
  const world = await signedInWorld()
  const credentialIds = ['AuthMethod:1', 'AuthMethod:2']
  const refusal = new WalletError('OTHER_CREDENTIAL_REQUIRED', { details: { credentialIds } })
  const { action } = actionOf(world, failing(refusal))

  await action.start('it')

  expect(action.getSnapshot()).toMatchObject({ credentialIds, lastCredentialId: world.ada.credentialId })
})

test('leaving the inline sign-in is not an error, and a later sign-in does nothing', async () => {
  const world = await createTestClient()
  const { action, done } = actionOf(world, failing('SESSION_REQUIRED'))
  await action.start('it')

  action.cancelSignIn()
  await signIn(world)

  expect(action.getSnapshot()).toEqual({ status: 'idle' })
  expect(done).not.toHaveBeenCalled()
})

test('a session that begins while the one before it is refused continues the action at once', async () => {
  const world = await signedInWorld()
  let tries = 0
  const { action } = actionOf(world, async () => {
    if (tries++ > 0) return 'did it'
    await signIn(world)
    throw new WalletError('SESSION_REVOKED')
  })

  await action.start('it')

  await world.reached(action, 'done')
  expect(tries).toBe(2)
})

test('an action that the service refuses for the new session as well ends with the error and no other sign-in', async () => {
  const world = await signedInWorld()
  const refusal = createServiceError('WALLET_SIGNATURE_BODY_MISMATCH', { httpStatus: 401 })
  const { action } = actionOf(world, failing(refusal, refusal))
  await action.start('it')
  expect(action.getSnapshot().status).toBe('signing-in')

  await signIn(world)

  expect(await world.reached(action, 'idle')).toMatchObject({ error: { code: 'WALLET_SIGNATURE_BODY_MISMATCH' } })
})

test('a session of the wrong wallet is requested again, as often as needed', async () => {
  const world = await signedInWorld()
  const refusal = new WalletError('OTHER_CREDENTIAL_REQUIRED', { details: { credentialIds: ['AuthMethod:1'] } })
  let tries = 0
  const { action } = actionOf(world, async () => {
    if (++tries < 3) throw refusal
    return 'did it'
  })
  await action.start('it')

  await signIn(world)
  await world.reached(action, 'signing-in')
  await signIn(world)

  await world.reached(action, 'done')
  expect(tries).toBe(3)
})

test('a refused token of a provider does not request a sign-in to the wallet', async () => {
  const world = await signedInWorld()
  const { action } = actionOf(world, failing('OIDC_TOKEN_REFUSED'))

  await action.start('it')

  expect(action.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'OIDC_TOKEN_REFUSED' } })
})

test('values that must stay out of state are in none of the states', async () => {
  const world = await createTestClient()
  const states: string[] = []
  const seen: string[] = []
  const action = createSignedAction<string, string>(world.client, {
    accountId: world.ada.accountId,
    shown: () => 'a token',
    work: async (input) => {
      seen.push(input)
      await world.client.sessions.use(world.ada.accountId)
      throw new WalletError('FORBIDDEN')
    },
  })
  action.subscribe(() => states.push(JSON.stringify(action.getSnapshot())))

  await action.start('secret')
  await signIn(world)
  await world.reached(action, 'idle')

  expect(seen).toEqual(['secret', 'secret'])
  expect(states.map((text) => JSON.parse(text).status)).toEqual(['working', 'signing-in', 'working', 'idle'])
  expect(states.join()).not.toContain('secret')
})

test('an action that has ended reports nothing, and can start again', async () => {
  const world = await signedInWorld()
  const ends: (() => void)[] = []
  const signals: AbortSignal[] = []
  const { action, done } = actionOf(world, (input, signal) => {
    signals.push(signal)
    return new Promise((resolve) => ends.push(() => resolve(input)))
  })

  const first = action.start('first')
  action.destroy()
  ends[0]?.()
  await first
  expect(action.getSnapshot()).toEqual({ status: 'idle' })
  const second = action.start('second')
  ends[1]?.()
  await second

  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  expect(done.mock.calls).toEqual([['second', 'second']])
  action.destroy()
  expect(action.getSnapshot().status).toBe('done')
})
