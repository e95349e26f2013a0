import { expect, test } from 'vitest'
import { createEvmWallet } from '../../../../sandbox/test/evmWallet.ts'
import { addOwnWallet, ownWalletWorld } from '../../../test/ownWallet.ts'
import { createWalletOwnership } from './walletOwnership.ts'

const other = createEvmWallet(8).address

async function asked(change: (challenge: Record<string, unknown>, address: string) => object) {
  const world = await ownWalletWorld()
  world.network.tamper('/challenge', (body) => JSON.stringify(change(JSON.parse(body), world.address)))
  const ownership = createWalletOwnership(world.client, { payeeId: world.payeeId })
  await ownership.load()
  await ownership.start('WALLET_SIGNATURE')
  return { ...world, ownership }
}

const hex = (text: string) => `0x${Buffer.from(text).toString('hex')}`

test.each<[string, (address: string) => string | undefined]>([
  ['nothing', () => undefined],
  ['no address', () => 'This wallet is mine.'],
  ['the address of another wallet', () => `This wallet is mine. Address: ${other}`],
  ['the address inside a longer word', (address) => `This wallet is mine: ${address}00`],
  ['the address alone', (address) => address],
  ['the address alone, and a full stop', (address) => `${address}.`],
  ['bytes in hex', (address) => hex(`This wallet is mine: ${address}`)],
  ['bytes in hex that contain the address', (address) => `${address}${'0'.repeat(64)}`],
  ['a byte that is no text', (address) => `\u0019This wallet is mine: ${address}`],
  ['a character that hides', (address) => `This wallet\u200b is mine: ${address}`],
  ['a character that turns the direction', (address) => `This wallet is mine: ${address}\u202e`],
  ['half of a character', (address) => `This wallet is mine: ${address} \ud83d`],
  ['more than can be read', (address) => `This wallet is mine: ${address} ${'x'.repeat(2_000)}`],
  [
    'a sign-in at another site',
    (address) =>
      `shop.example wants you to sign in with your Ethereum account:\n${address}\n\nURI: https://shop.example`,
  ],
])('a message with %s is neither shown nor signed', async (_what, messageOf) => {
  const { ownership } = await asked((challenge, address) => ({ ...challenge, messageToSign: messageOf(address) }))
  const state = ownership.getSnapshot()

  expect(state).toMatchObject({ status: 'ready', error: { code: 'PAYLOAD_MISMATCH', action: 'contact-support' } })
  expect(state).not.toHaveProperty('message')
})

test.each<[string, (address: string) => string]>([
  ['an address in another case', (address) => `Wallet ${address.toUpperCase().replace('0X', '0x')} is mine ✓`],
  ['several lines', (address) => `Mine.\n\nAddress: ${address}\n`],
  ['another language', (address) => `Dieses Wallet gehört mir (${address}): für 10 €`],
])('a message with %s can be signed', async (_what, messageOf) => {
  const { ownership, address } = await asked((challenge, own) => ({ ...challenge, messageToSign: messageOf(own) }))

  expect(ownership.getSnapshot()).toMatchObject({ status: 'signing', message: messageOf(address) })
})

test('a proof of another kind than the one that was begun is refused', async () => {
  const { ownership } = await asked((challenge) => ({ ...challenge, method: 'LIVENESS' }))

  expect(ownership.getSnapshot()).toMatchObject({ status: 'ready', error: { code: 'UNEXPECTED_RESPONSE' } })
})

test.each(['https://verify.example/1', 'http://verify.sandbox.example/1', 'javascript:alert(1)', undefined])(
  'a hosted check at %s is not opened',
  async (verificationLink) => {
    const { ownership } = await asked((challenge) => ({ ...challenge, method: 'LIVENESS', verificationLink }))
    await ownership.start('LIVENESS')

    expect(ownership.getSnapshot()).toMatchObject({ status: 'ready', error: { code: 'VERIFICATION_LINK_UNTRUSTED' } })
    expect(ownership.openLink()).toBeUndefined()
  },
)

const swapAddress = (body: string) => {
  const payee = JSON.parse(body)
  return JSON.stringify({ ...payee, accountInfo: { ...payee.accountInfo, address: other } })
}

test('a payee that is another account once its proof begins is not proven', async () => {
  const { network, client, payeeId } = await ownWalletWorld()
  const ownership = createWalletOwnership(client, { payeeId })
  await ownership.load()
  network.tamper('GET /customers/external-accounts', swapAddress)

  expect(await ownership.start('WALLET_SIGNATURE')).toMatchObject({
    status: 'ready',
    error: { code: 'UNEXPECTED_RESPONSE' },
  })
})

test.each([
  ['another account', swapAddress],
  ['another payee', (body: string) => JSON.stringify({ ...JSON.parse(body), id: 'ExternalAccount:other' })],
  ['no proof', (body: string) => JSON.stringify({ ...JSON.parse(body), status: 'PENDING_OWNERSHIP_VERIFICATION' })],
])('an answer about %s proves nothing: the payee is read', async (_what, lie) => {
  const world = await ownWalletWorld()
  const ownership = createWalletOwnership(world.client, { payeeId: world.payeeId })
  await ownership.load()
  const state = await ownership.start('WALLET_SIGNATURE')
  const signature = world.sign('message' in state ? state.message : '')
  world.network.tamper('/verify', lie)
  world.network.lose('GET /customers/external-accounts', 'request')
  expect(await ownership.submitSignature(signature)).toMatchObject({
    status: 'signing',
    error: { code: 'UNEXPECTED_RESPONSE' },
  })

  expect(await ownership.submitSignature(signature)).toMatchObject({
    status: 'proven',
    wallet: { address: world.address },
  })
})

test('a Solana wallet is told apart by the case of its letters', async () => {
  const world = await ownWalletWorld()
  const address = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'
  const payeeId = await addOwnWallet(world, { accountType: 'SOLANA_WALLET', address })
  const ownership = createWalletOwnership(world.client, { payeeId })
  await ownership.load()
  const state = await ownership.start('WALLET_SIGNATURE')
  expect(state).toMatchObject({ status: 'signing', wallet: { network: 'solana' } })
  expect(await ownership.submitSignature(`0x${'a'.repeat(130)}`)).toMatchObject({ isMistyped: true })
  world.network.tamper('/challenge', (body) => {
    const challenge = JSON.parse(body)
    return JSON.stringify({ ...challenge, messageToSign: challenge.messageToSign.toLowerCase() })
  })
  ownership.back()

  expect(await ownership.start('WALLET_SIGNATURE')).toMatchObject({ error: { code: 'PAYLOAD_MISMATCH' } })
})
