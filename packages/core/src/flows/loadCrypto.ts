import { WalletError } from '../errors/WalletError.ts'

/**
 * Loads the crypto chunk once; the module system keeps it.
 *
 * @throws `WalletError` `NETWORK_UNREACHABLE` when the chunk does not arrive: try again.
 */
export async function loadCrypto(): Promise<typeof import('../crypto/index.ts')> {
  try {
    return await import('../crypto/index.ts')
  } catch {
    throw new WalletError('NETWORK_UNREACHABLE', { message: 'a part of this page did not load' })
  }
}
