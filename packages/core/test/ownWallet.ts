import { createExternalAccount } from '@countersign/core/wire'
import { createEvmWallet } from '../../sandbox/test/evmWallet.ts'
import type { TestWorld } from './createTestClient.ts'
import { europeanWorld } from './europeanWorld.ts'

/** Ada lives in Europe and has saved a wallet of her own, which is not proven; its key is in the test. */
export async function ownWalletWorld(accountInfo: { accountType?: string; address?: string } = {}) {
  const world = await europeanWorld()
  const { address, sign } = createEvmWallet()
  return { ...world, address, sign, payeeId: await addOwnWallet(world, { address, ...accountInfo }) }
}

export type OwnWalletWorld = Awaited<ReturnType<typeof ownWalletWorld>>

/** Saves a wallet as the customer's own, and returns its id. */
export async function addOwnWallet(
  { service, ada: { customerId } }: Pick<TestWorld, 'service' | 'ada'>,
  account: { accountType?: string; address: string },
): Promise<string> {
  const accountInfo = { accountType: 'BASE_WALLET', ...account } as never
  const body = { customerId, currency: 'USDC', ownershipType: 'FIRST_PARTY', accountInfo } as const
  return (await service.call(createExternalAccount, { body })).id
}
