import { address, bolt12, evmAddress, invoice, lightningAddress, vaspName } from './payeeFields.ts'
import type { PayeeForm } from './payeeForm.ts'

const common = {
  rails: ['ONCHAIN'],
  optional: [vaspName],
  beneficiary: 'optional',
  individual: ['countryOfResidence'],
} as const
const evmWallet = { ...common, required: [evmAddress] } as const
const otherWallet = { ...common, required: [address] } as const

/** Crypto wallets. `vaspName` is the custodian of a custodial wallet. */
export const walletForms = {
  ARBITRUM_WALLET: { currencies: ['USDC', 'USDT'], ...evmWallet },
  BASE_WALLET: { currencies: ['USDC'], ...evmWallet },
  ETHEREUM_WALLET: { currencies: ['USDC', 'USDT'], ...evmWallet },
  LIGHTNING: {
    currencies: ['BTC'],
    rails: [],
    required: [],
    optional: [invoice, bolt12, lightningAddress],
    ways: [
      { rails: [], fields: ['invoice'] },
      { rails: [], fields: ['bolt12'] },
      { rails: [], fields: ['lightningAddress'] },
    ],
    isOneWay: true,
    beneficiary: 'none',
  },
  PLASMA_WALLET: { currencies: ['USDT'], ...evmWallet },
  POLYGON_WALLET: { currencies: ['USDC'], ...evmWallet },
  SOLANA_WALLET: { currencies: ['USDC', 'USDT'], ...otherWallet },
  SPARK_WALLET: { currencies: ['USDB', 'BTC'], ...otherWallet },
  TRON_WALLET: { currencies: ['USDC', 'USDT'], ...otherWallet },
} as const satisfies { readonly [accountType: string]: PayeeForm }
