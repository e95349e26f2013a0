import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { activityText } from '../../../test/crypto/activities.ts'
import { createExportEnclave, organizationId, words } from '../../../test/crypto/sealed.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { exportWallet } from './walletExport.ts'

const exported = ({ client, ada }: TestWorld, by: WalletClient = client) =>
  exportWallet(by, { accountId: ada.accountId })
const exports = (world: TestWorld) => world.network.requests.filter(({ path }) => path.endsWith('/export'))
const untrusted = (reason: string) => ({ code: 'WALLET_ENVELOPE_UNTRUSTED', details: { reason } })

/** As the public deployment names it for exports. */
const publicDeploymentKey =
  '04cf288fe433cc4e1aa0ce1632feac4ea26bf2f5a09dcfe5a42c398e06898710330f0572882f4dbdf0f5304b8fc8703acd69adca9a4bbf7f5d00d20a5e364b2569'

/** A relay that changes the envelope of the last response. */
function swapEnvelope(world: TestWorld, change: (envelope: Record<string, string>) => unknown): void {
  world.network.tamper('/export', (body, { status }) => {
    if (status !== 200) return body
    const answer = JSON.parse(body) as { encryptedWalletCredentials: string }
    const envelope = change(JSON.parse(answer.encryptedWalletCredentials))
    return JSON.stringify({ ...answer, encryptedWalletCredentials: JSON.stringify(envelope) })
  })
}

/** A signed-in world whose exports come from another enclave than the service's, pinned unless told otherwise. */
async function enclaveWorld(options: { pinned?: boolean; payload?: (text: string) => string }) {
  const { pinned = true, payload = (text) => text } = options
  const world = await signedInWorld()
  const signersHex = [world.sandbox.exportPublicKeyHex]
  const client = world.openTab({
    trust: { otpBundle: [world.sandbox.quorumPublicKeyHex], export: signersHex },
    fetch: async (input, init) => {
      if (!String(input).endsWith('/export')) return world.network.fetch(input, init)
      const { clientPublicKey: targetPublicKey } = JSON.parse(String(init?.body)) as { clientPublicKey: string }
      if (!new Headers(init?.headers).has('request-id')) {
        const text = activityText('ACTIVITY_TYPE_EXPORT_WALLET', { targetPublicKey, walletId: 'w' })
        const payloadToSign = payload(text.replace('org_example', organizationId))
        const body = { payloadToSign, requestId: 'Request:1', expiresAt: '2026-03-01T13:00:00Z' }
        return Response.json(body, { status: 202 })
      }
      const enclave = await createExportEnclave(targetPublicKey)
      if (pinned) signersHex.push(enclave.quorum.publicHex)
      return Response.json({ id: world.ada.accountId, encryptedWalletCredentials: enclave.wallet() })
    },
  })
  return { world, client }
}

/** A relay that changes the payload to sign. */
function swapPayload(world: TestWorld, change: (payload: string) => string): void {
  world.network.tamper('/export', (body, { status }) => {
    if (status !== 202) return body
    const answer = JSON.parse(body) as { payloadToSign: string }
    return JSON.stringify({ ...answer, payloadToSign: change(answer.payloadToSign) })
  })
}

test('the recovery phrase is the service’s own, and the same each time', async () => {
  const world = await signedInWorld()
  const first = await exported(world)
  expect(first).toHaveLength(12)
  expect(await exported(world)).toEqual(first)
})

test('a relay that has the wallet exported to its own key gets no signature', async () => {
  const world = await signedInWorld()
  const theirs = `04${'ab'.repeat(64)}`
  swapPayload(world, (payload) => payload.replace(/04[0-9a-f]{128}/, theirs))

  await expect(exported(world)).rejects.toMatchObject({ code: 'PAYLOAD_MISMATCH' })
  expect(exports(world)).toHaveLength(1)
})

test('a relay that returns a wallet of its own is detected by its signer', async () => {
  const { world, client } = await enclaveWorld({ pinned: false })
  await expect(exported(world, client)).rejects.toMatchObject(untrusted('signer-not-pinned'))
})

test('the wallet shown is the wallet that was signed for, named once in the payload', async () => {
  const genuine = await enclaveWorld({})
  expect((await exported(genuine.world, genuine.client)).join(' ')).toBe(words)

  for (const options of [
    { payload: (text: string) => text.replace(organizationId, 'org_eve') },
    // Without a name there is nothing to compare, so the envelope is not even opened.
    { payload: (text: string) => text.replace(`"organizationId":"${organizationId}",`, ''), pinned: false },
  ]) {
    const { world, client } = await enclaveWorld(options)
    await expect(exported(world, client)).rejects.toMatchObject(untrusted('organization-differs'))
  }
})

test('a payload that names two wallets is not signed', async () => {
  for (const payload of [
    (text: string) => text.replace('{', '{"OrganizationId":"org_eve",'),
    (text: string) => text.replace('{', '{"organization_id":"org_eve",'),
    (text: string) => text.replace('{', '{"organization\\u0049d":"org_eve",'),
  ]) {
    const { world, client } = await enclaveWorld({ payload })
    await expect(exported(world, client)).rejects.toMatchObject({ code: 'PAYLOAD_MISMATCH' })
  }
})

test('success without a signature, or about another account, is rejected', async () => {
  const world = await signedInWorld()
  world.network.tamper('/export', () =>
    Response.json({ id: world.ada.accountId, encryptedWalletCredentials: '{}' }, { status: 200 }),
  )
  await expect(exported(world)).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })

  const another = await signedInWorld()
  another.network.tamper('/export', (body, { status }) =>
    status === 200 ? body.replace(another.ada.accountId, 'InternalAccount:x') : body,
  )
  await expect(exported(another)).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
})

test('without a pinned key nothing is sent, and the key that signs codes is not sufficient', async () => {
  const world = await signedInWorld()
  const { quorumPublicKeyHex } = world.sandbox
  const unpinned = world.openTab({ trust: { otpBundle: [quorumPublicKeyHex] } })
  const mixedUp = world.openTab({ trust: { otpBundle: [quorumPublicKeyHex], export: [quorumPublicKeyHex] } })

  await expect(exported(world, unpinned)).rejects.toMatchObject(untrusted('signer-not-pinned'))
  expect(exports(world)).toEqual([])
  await expect(exported(world, mixedUp)).rejects.toMatchObject(untrusted('signer-not-pinned'))
  expect(exports(world)).toHaveLength(2)
})

test('in production the key of the public deployment is pinned, and a wallet that another key signed is not shown', async () => {
  const world = await signedInWorld()
  const { quorumPublicKeyHex: otp } = world.sandbox
  const client = world.openTab({ environment: 'production', trust: { otpBundle: [otp] } })

  await expect(exported(world, client)).rejects.toMatchObject(untrusted('signer-not-pinned'))

  // Unlike without a key, the wallet was requested: its signer is what differs.
  expect(exports(world)).toHaveLength(2)
  swapEnvelope(world, (envelope) => ({ ...envelope, enclaveQuorumPublic: publicDeploymentKey }))
  await expect(exported(world, client)).rejects.toMatchObject(untrusted('signature-invalid'))
})

test('an unsigned envelope is decrypted only if the option allows it', async () => {
  const world = await signedInWorld()
  const { quorumPublicKeyHex: otp } = world.sandbox
  const trusting = world.openTab({ trust: { otpBundle: [otp] }, dangerouslyTrustUnsignedExports: true })
  const signed = await exported(world)
  swapEnvelope(world, (envelope) => ({ ...envelope, dataSignature: '', enclaveQuorumPublic: '' }))

  expect(await exported(world, trusting)).toEqual(signed)
  await expect(exported(world)).rejects.toMatchObject(untrusted('signer-not-pinned'))
})
