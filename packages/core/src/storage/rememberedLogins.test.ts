import { expect, test } from 'vitest'
import { createTestClient } from '../../test/createTestClient.ts'
import { signIn } from '../../test/journeys.ts'
import { createTestClock } from '../../test/testClock.ts'
import { signOut } from '../flows/session/signOut.ts'
import { openRecords } from './records.ts'
import { forgetLogin, type RememberedLogin, readRememberedLogins, rememberLogin } from './rememberedLogins.ts'

let databases = 0
const open = () => openRecords({ clock: createTestClock(), databaseName: `logins-${++databases}` })

function login(number: number, changes: Partial<RememberedLogin> = {}): RememberedLogin {
  const credentialId = `AuthMethod:${number}`
  const accountId = 'InternalAccount:1'
  return { credentialId, accountId, type: 'PASSKEY', nickname: 'My laptop', lastUsedAtMs: number, ...changes }
}

const ids = (logins: readonly RememberedLogin[]) => logins.map(({ credentialId }) => credentialId)

test('the method that was used last comes first, and each is listed once', async () => {
  const records = open()
  for (const used of [login(1), login(2), login(1, { lastUsedAtMs: 3 })]) await rememberLogin(records, used)

  expect(await readRememberedLogins(records)).toEqual([login(1, { lastUsedAtMs: 3 }), login(2)])
})

test('only the last eight are kept', async () => {
  const records = open()
  for (let number = 1; number <= 10; number++) await rememberLogin(records, login(number))

  expect(ids(await readRememberedLogins(records))).toEqual(
    [10, 9, 8, 7, 6, 5, 4, 3].map((number) => `AuthMethod:${number}`),
  )
  expect(await records.list('login:')).toHaveLength(8)
})

test('of more than eight that several tabs left behind, the last eight are offered', async () => {
  const records = open()
  for (let number = 1; number <= 9; number++) await records.write(`login:AuthMethod:${number}`, login(number))

  expect(ids(await readRememberedLogins(records))).toHaveLength(8)
})

test('no address is stored in clear text, and a passkey keeps its name', async () => {
  const records = open()
  await rememberLogin(records, login(1, { type: 'EMAIL_OTP', nickname: 'ada@example.com' }))
  await rememberLogin(records, login(2, { type: 'OAUTH', nickname: 'ada@example.com' }))
  await rememberLogin(records, login(3, { type: 'SMS_OTP', nickname: '+14155550100' }))
  await rememberLogin(records, login(4))

  const nicknames = (await readRememberedLogins(records)).map(({ nickname }) => nickname)
  expect(nicknames).toEqual(['My laptop', '+•••00', 'a•••@example.com', 'a•••@example.com'])
})

test.each([
  ['half written', { credentialId: 'AuthMethod:2' }],
  ['not a record', 'nonsense'],
  ['under the name of another', login(1)],
])('a record that is %s is not offered', async (_kind, damage) => {
  const records = open()
  await records.write('login:AuthMethod:2', damage)

  expect(await readRememberedLogins(records)).toEqual([])
})

test('a forgotten login is not offered', async () => {
  const records = open()
  await rememberLogin(records, login(1))
  await forgetLogin(records, { credentialId: 'AuthMethod:1' })

  expect(await readRememberedLogins(records)).toEqual([])
})

test('each sign-in is remembered after the sign-out, without a key', async () => {
  const world = await createTestClient()
  await signIn(world)
  await signOut(world.client, { accountId: world.ada.accountId })

  expect(await readRememberedLogins(world.openTab().records)).toEqual([
    {
      credentialId: world.ada.credentialId,
      accountId: world.ada.accountId,
      type: 'EMAIL_OTP',
      nickname: 'a•••@example.com',
      lastUsedAtMs: world.clock.now(),
    },
  ])
})

test('a device that cannot remember still signs in', async () => {
  const world = await createTestClient()
  const { write } = world.client.records
  Object.assign(world.client.records, {
    write: (key: string, value: unknown) =>
      key.startsWith('login:') ? Promise.reject(new Error('full')) : write(key, value),
  })

  await signIn(world)

  expect(world.client.sessions.getSnapshot().status).toBe('active')
})
