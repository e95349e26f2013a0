import { expect, test } from 'vitest'
import { ownWalletWorld } from '../../../test/ownWallet.ts'
import { isWholeSignature, proveOwnership, readOwnWallet, startOwnershipProof } from './walletOwnership.ts'

const hex = '0123456789abcdefABCDEF'.padEnd(130, '0')
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz123456'
const base64 = `${'AZaz09+/'.padEnd(87, 'x')}=`

test.each([
  ['evm', `0x${hex}`, true],
  ['evm', `x0x${hex}`, false],
  ['evm', `0x${hex}0`, false],
  ['solana', base58, true],
  ['solana', base58.padEnd(88, '1'), true],
  ['solana', base58.padEnd(89, '1'), false],
  ['solana', base58.slice(1), false],
  ['solana', base58.replace('1', '0'), false],
  ['spark', base64, true],
  ['spark', `x${base64}`, false],
  ['spark', `${base64}x`, false],
  ['spark', base64.replace('+', '-'), false],
  [undefined, `0x${hex}`, false],
] as const)('for a wallet of %s, it is known whether %s is a whole signature: %s', (network, signature, isWhole) => {
  expect(isWholeSignature(signature, { network })).toBe(isWhole)
})

/** The user's wallet, which the service states with a difference. */
async function statedWallet(stated: { accountInfo?: object; [field: string]: unknown }) {
  const world = await ownWalletWorld()
  world.network.tamper('GET /customers/external-accounts', (body) => {
    const payee = JSON.parse(body)
    return JSON.stringify({ ...payee, ...stated, accountInfo: { ...payee.accountInfo, ...stated.accountInfo } })
  })
  return { ...world, reading: readOwnWallet(world.client, { payeeId: world.payeeId }) }
}

test.each([
  ['the wallet of someone else', { ownershipType: 'THIRD_PARTY' }],
  ['an account without an address', { accountInfo: { address: undefined } }],
  ['a wallet that waits for something else', { status: 'PENDING' }],
])('about %s, there is nothing to prove', async (_what, stated) => {
  const { reading } = await statedWallet(stated)

  await expect(reading).rejects.toMatchObject({ code: 'CONFLICT' })
})

const longer = `0x${'a'.repeat(41)}`

test.each([
  ['a wallet of Spark', { accountType: 'SPARK_WALLET', address: 'spark1abc' }, 'spark'],
  ['an address that is too long', { address: longer }, undefined],
  ['an address with something before it', { address: `x${longer.slice(0, -1)}` }, undefined],
])('%s is not signed for as one of another network', async (_what, accountInfo, network) => {
  expect((await (await statedWallet({ accountInfo })).reading).network).toBe(network)
})

test.each([
  [undefined, { signature: 's' }],
  ['electrum', { signature: 's', signatureScheme: 'electrum' }],
] as const)('how a wallet marked its signature (%s) is sent with it', async (scheme, body) => {
  const { client, network, payeeId } = await ownWalletWorld()
  const wallet = await readOwnWallet(client, { payeeId })
  await proveOwnership(client, { wallet, signature: 's', scheme }).catch(() => {})

  const sent = network.requests.find(({ path }) => path.endsWith('/verify'))

  expect(JSON.parse(sent?.body ?? '')).toEqual(body)
})

test.each(['CONFLICT', 'INVALID_INPUT'])('a way that is refused with %s is not open to the wallet', async (code) => {
  const { client, network, payeeId } = await ownWalletWorld()
  const wallet = await readOwnWallet(client, { payeeId })
  network.tamper('/challenge', () => Response.json({ status: 400, code, message: 'no' }, { status: 400 }))

  const starting = startOwnershipProof(client, { wallet, method: 'WALLET_SIGNATURE' })

  await expect(starting).rejects.toMatchObject({ code: 'CONFLICT', cause: { code } })
})
