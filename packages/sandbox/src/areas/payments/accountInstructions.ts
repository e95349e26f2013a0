import type { CurrencyCode } from '../../money/currencies.ts'
import type { InternalAccountRecord } from '../../state/records.ts'
import { describeBankTransfer } from './bankInstructions.ts'
import { accountTypesByNetwork, tronAddressOf } from './fundingInstructions.ts'

/** Returns how money can be sent to an internal account from outside. Several items are alternatives. */
export function describeAccountFunding({ id, currency, instructionsRenewed }: InternalAccountRecord) {
  const name = `${id}${instructionsRenewed ?? ''}`
  const reference = name.slice(-12).toUpperCase()
  const transfers = describeBankTransfer(currency, { reference })
  if (transfers.length > 0) return transfers
  const hex = name.replace(/^\w+:|-/g, '')
  // A Lightning invoice is for a single payment.
  return Object.values(accountTypesByNetwork[currency] ?? {})
    .filter((accountType) => accountType !== 'LIGHTNING')
    .map((accountType) => ({ accountOrWalletInfo: { accountType, ...addressOf(accountType, { hex, currency }) } }))
}

function addressOf(accountType: string, { hex, currency }: { hex: string; currency: CurrencyCode }) {
  // Base58 has no zero.
  if (accountType === 'SOLANA_WALLET') return { address: `Sandbox${hex.replaceAll('0', 'z')}`, assetType: currency }
  if (accountType === 'TRON_WALLET') return { address: tronAddressOf(hex), assetType: currency }
  if (accountType === 'SPARK_WALLET') return { address: `spark1sandbox${hex.slice(-12)}`, assetType: currency }
  if (accountType === 'BITCOIN_L1') return { address: `bcrt1q${hex}`, network: 'BITCOIN' }
  return { address: `0x${hex.padEnd(40, '0')}`, assetType: currency }
}
