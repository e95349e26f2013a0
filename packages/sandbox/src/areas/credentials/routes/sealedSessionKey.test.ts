import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestQuote } from '../../../../test/createTestService.ts'
import { stampWith } from '../../../../test/examinee.ts'
import { assertPasskey, firstLeg, nonceFor, signedIn, withPasskey } from '../../../../test/journeys.ts'
import { createDecryptionKey, importSessionKey, openSessionKey } from '../../../../test/sealedResponses.ts'

/** Decrypts the session key that came encrypted with the response. */
async function unseal(text: string | undefined, parameters: { key: CryptoKeyPair }) {
  const scalar = await openSessionKey(text ?? '', parameters)
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(Buffer.from(scalar))
  return importSessionKey(scalar, { publicKeyHex: ecdh.getPublicKey('hex', 'compressed') })
}

test('a passkey login with an uncompressed key returns an encrypted session key, and that one signs', async () => {
  const { service, wallet, authenticator, passkey } = await withPasskey()
  const key = await createDecryptionKey()
  const parameters = { credentialId: passkey.id, authenticator, clientPublicKey: key.uncompressedHex }

  const session = await service.succeed('verifyCredential', 200, await assertPasskey(service, parameters))

  const sessionKey = await unseal(session.encryptedSessionSigningKey, { key })
  const { params, payloadToSign } = await createTestQuote(service, { wallet })
  const signature = await stampWith(sessionKey, { payload: payloadToSign })
  await service.succeed('executeQuote', 200, { params, signature })
  const { data } = await service.succeed('listSessions', 200, { query: { accountId: wallet.accountId } })
  expect(data.map((row) => 'encryptedSessionSigningKey' in row)).toEqual([false, false])
})

test('so does an OpenID login, whose nonce is over the uncompressed text', async () => {
  const { service, wallet, key: emailKey } = await signedIn()
  const { issueToken } = service.sandbox.identityProvider
  const ada = { subject: 'ada-1', email: 'ada@mail.example', audience: 'app' }
  const body = { type: 'OAUTH', accountId: wallet.accountId, oidcToken: await issueToken(ada) }
  const { retry } = await firstLeg(service, 'createCredential', { body, key: emailKey })
  const { id: credentialId } = await service.succeed('createCredential', 201, retry)
  const key = await createDecryptionKey()
  const clientPublicKey = key.uncompressedHex
  const oidcToken = await issueToken({ ...ada, nonce: await nonceFor(clientPublicKey) })
  const login = { type: 'OAUTH', oidcToken, clientPublicKey }

  const session = await service.succeed('verifyCredential', 200, { params: { credentialId }, body: login })

  const sessionKey = await unseal(session.encryptedSessionSigningKey, { key })
  expect(sessionKey.publicKeyHex).toMatch(/^0[23]/)
})

test('a refresh with an uncompressed key returns an encrypted session key, and that one refreshes again', async () => {
  const { service, key: emailKey, session } = await signedIn()
  const key = await createDecryptionKey()
  const body = { clientPublicKey: key.uncompressedHex }
  const first = await firstLeg(service, 'refreshSession', { params: { sessionId: session.id }, body, key: emailKey })

  const fresh = await service.succeed('refreshSession', 201, first.retry)

  const sessionKey = await unseal(fresh.encryptedSessionSigningKey, { key })
  const again = await firstLeg(service, 'refreshSession', { params: { sessionId: fresh.id }, body, key: sessionKey })
  await service.succeed('refreshSession', 201, again.retry)
})
