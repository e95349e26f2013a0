/** Account types of wallets that can sign. The interface documents no signature format for TRON. */
const signingWallets = [
  'ARBITRUM_WALLET',
  'BASE_WALLET',
  'ETHEREUM_WALLET',
  'PLASMA_WALLET',
  'POLYGON_WALLET',
  'SOLANA_WALLET',
  'SPARK_WALLET',
] as const

export type SigningWallet = (typeof signingWallets)[number]

/** Returns whether wallets of this type can sign. */
export function canSign(accountType: string): accountType is SigningWallet {
  return signingWallets.some((type) => type === accountType)
}
