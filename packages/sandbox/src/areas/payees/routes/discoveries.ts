import { lookUp } from '@countersign/core/wire'
import type { Route } from '../../../context.ts'
import { invalidInput } from '../../../http/responses.ts'
import { currencyOf } from '../../../money/currencies.ts'
import type { InternalAccountRecord } from '../../../state/records.ts'
import { banks } from '../../payments/banks.ts'
import { accountTypesByNetwork } from '../../payments/fundingInstructions.ts'
import { findInternalAccount } from '../../payments/routes/internalAccounts.ts'

export const listDiscoveries: Route<'listDiscoveries'> = (_context, { query }) => {
  const { country, currency } = query
  const data = banks.filter(
    (bank) =>
      (country === undefined || bank.country === country) && (currency === undefined || bank.currency === currency),
  )
  return { status: 200, body: { data } }
}

/** The network fee of a transfer in the network's own asset, and its value in millionths of a dollar. */
const networkFees: Readonly<Record<string, { asset: string; fee: number; worth: bigint }>> = {
  SPARK: { asset: 'BTC', fee: 0, worth: 0n },
  SOLANA: { asset: 'SOL', fee: 5000, worth: 1000n },
  BASE: { asset: 'ETH', fee: 2_000_000_000_000, worth: 5000n },
  ETHEREUM: { asset: 'ETH', fee: 420_000_000_000_000, worth: 1_200_000n },
  POLYGON: { asset: 'POL', fee: 3_000_000_000_000_000, worth: 2000n },
  TRON: { asset: 'TRX', fee: 6_500_000, worth: 2_000_000n },
  PLASMA: { asset: 'XPL', fee: 1_000_000_000_000, worth: 1000n },
  LIGHTNING: { asset: 'BTC', fee: 10, worth: 10_000n },
  BITCOIN: { asset: 'BTC', fee: 1500, worth: 1_500_000n },
}

export const estimateWithdrawalFee: Route<'estimateWithdrawalFee'> = (context, { body }) => {
  const account = findInternalAccount(context, { id: body.internalAccountId })
  const network = readNetwork({ account, currency: body.currency, cryptoNetwork: body.cryptoNetwork })
  const { decimals } = currencyOf(account.currency)
  const isCoin = account.currency === 'BTC'
  // For bitcoin the fee is in the withdrawn asset; for stablecoins it is converted from the network's own asset.
  const networkCost = isCoin ? BigInt(network.fee) : (network.worth * 10n ** BigInt(decimals)) / 1_000_000n
  const applicationFee = (BigInt(body.amount) * 5n + 999n) / 1000n
  const totalFee = networkCost + applicationFee
  const netAmount = BigInt(body.amount) - totalFee
  if (netAmount < 1n) throw invalidInput([{ field: 'amount', message: 'The fees exceed the amount', constraint: {} }])
  return {
    status: 200,
    body: {
      networkFee: network.fee,
      networkFeeAsset: network.asset,
      applicationFee: Number(applicationFee),
      totalFee: Number(totalFee),
      netAmount: Number(netAmount),
    },
  }
}

type Withdrawal = { account: InternalAccountRecord; currency: string; cryptoNetwork: string }

function readNetwork({ account, currency, cryptoNetwork }: Withdrawal) {
  if (currency !== account.currency)
    throw invalidInput([
      { field: 'currency', message: 'Not the currency of the account', constraint: { enum: [account.currency] } },
    ])
  const networks = Object.keys(accountTypesByNetwork[account.currency] ?? {})
  const network = networks.includes(cryptoNetwork) ? lookUp(networkFees, cryptoNetwork) : undefined
  if (network) return network
  throw invalidInput([
    { field: 'cryptoNetwork', message: 'Not a network of this currency', constraint: { enum: networks } },
  ])
}
