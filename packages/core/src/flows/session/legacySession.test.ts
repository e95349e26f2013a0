import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { passkeyWorld } from '../../../test/passkeyWorld.ts'
import { identityWorld, issueToken } from '../../../test/waysToSignIn.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { setWalletPrivacy } from '../settings/walletPrivacy.ts'
import { loginWithOidcToken, prepareOidcLogin } from '../sign-in/oidcLogin.ts'
import { loginWithPasskey } from '../sign-in/passkeyLogin.ts'
import { refreshSession } from './refreshSession.ts'

const uncompressed = /^04[0-9a-f]{128}$/
const compressed = /^0[23][0-9a-f]{64}$/

const sentKeys = ({ network }: TestWorld) =>
  network.requests
    .map(({ body }) => (body.includes('clientPublicKey') ? JSON.parse(body).clientPublicKey : undefined))
    .filter((key) => key !== undefined)

async function signInWithToken(world: TestWorld, client: WalletClient, finishing: WalletClient = client) {
  const { nonce, state } = await prepareOidcLogin(client)
  return loginWithOidcToken(finishing, { state, oidcToken: await issueToken(world, { nonce }) })
}

/** The session works: the service accepts what its key signs. */
async function expectItSigns(world: TestWorld, client: WalletClient): Promise<void> {
  const { accountId } = world.ada
  await expect(setWalletPrivacy(client, { accountId, privateEnabled: true })).resolves.toBeDefined()
  const [record] = await world.keyStore.list()
  expect(record?.publicKeyHex).toMatch(compressed)
  expect(record?.privateKey).toMatchObject({ extractable: false, usages: ['sign'] })
}

test('an OpenID sign-in uses the key that the service created, and signs with it', async () => {
  const world = await identityWorld()
  const client = world.openTab({ legacySessionKey: true })

  await signInWithToken(world, client)

  expect(sentKeys(world)).toEqual([expect.stringMatching(uncompressed)])
  await expectItSigns(world, client)
})

test('a key that was stored by a page with the option is used by a page without it', async () => {
  const world = await identityWorld()
  const client = world.openTab()

  await signInWithToken(world, world.openTab({ legacySessionKey: true }), client)

  await expectItSigns(world, client)
})

test('a passkey sign-in uses the key that the service created, and so does a refresh', async () => {
  const world = await passkeyWorld()
  const client = world.openTab({ legacySessionKey: true })
  world.network.requests.length = 0

  const session = await loginWithPasskey(client, { credentialId: world.passkey.id })
  await expectItSigns(world, client)
  const next = await refreshSession(client, { session })

  expect(next.id).not.toBe(session.id)
  expect(sentKeys(world)).toEqual(Array(3).fill(expect.stringMatching(uncompressed)))
  await expectItSigns(world, client)
})

test('without the option no such key is requested, and one that comes anyway is ignored', async () => {
  const world = await identityWorld()
  world.network.tamper('/verify', (body) =>
    JSON.stringify({ ...JSON.parse(body), encryptedSessionSigningKey: '2sealed' }),
  )

  await signInWithToken(world, world.client)

  expect(sentKeys(world)).toEqual([expect.stringMatching(compressed)])
  await expectItSigns(world, world.client)
})

test.each<[string, (session: Record<string, unknown>) => void]>([
  ['is missing', (session) => delete session.encryptedSessionSigningKey],
  [
    'is altered',
    (session) => {
      session.encryptedSessionSigningKey = String(session.encryptedSessionSigningKey).replace(/.$/, (last) =>
        last === 'z' ? 'y' : 'z',
      )
    },
  ],
  [
    'was made for another sign-in',
    (session) => {
      session.encryptedSessionSigningKey =
        '2CAdEZyqvmX48MfgBGffv9SpkshJvZu6CXzZZYqyju1DxAD26yzHdPJVkey7xKN3HFT5bdanA2VrZiPNWGKuFo8wUA1GF2ha2B3navJFBtnn6Ws7v7mh'
    },
  ],
])('a session whose encrypted key %s is not stored', async (_name, change) => {
  const world = await identityWorld()
  world.network.tamper('/verify', (body) => {
    const session = JSON.parse(body)
    change(session)
    return JSON.stringify(session)
  })

  const attempt = signInWithToken(world, world.openTab({ legacySessionKey: true }))

  await expect(attempt).rejects.toMatchObject({ code: 'SESSION_BUNDLE_INVALID', action: 'contact-support' })
  expect(await world.keyStore.list()).toEqual([])
})

test('a refresh whose encrypted key cannot be decrypted keeps the old session', async () => {
  const world = await identityWorld()
  const client = world.openTab({ legacySessionKey: true })
  const session = await signInWithToken(world, client)
  world.network.tamper('/refresh', (body) => body.replace(/"encryptedSessionSigningKey":"[^"]*"/, '"x":1'))

  await expect(refreshSession(client, { session })).rejects.toMatchObject({ code: 'SESSION_BUNDLE_INVALID' })

  expect(await world.keyStore.list()).toMatchObject([{ id: session.id }])
})
