import { invalidInput } from '../../http/responses.ts'
import type { CurrencyCode } from '../../money/currencies.ts'
import { currencyCodes, isCurrencyCode } from '../../money/currencies.ts'
import { describeBankTransfer } from './bankInstructions.ts'
import type { QuoteRecord, QuoteSource } from './records.ts'

/** The networks that carry a coin, with the type of account there. */
export const accountTypesByNetwork: { readonly [code in CurrencyCode]?: Readonly<Record<string, string>> } = {
  USDB: { SPARK: 'SPARK_WALLET' },
  USDC: {
    SOLANA: 'SOLANA_WALLET',
    ETHEREUM: 'ETHEREUM_WALLET',
    BASE: 'BASE_WALLET',
    POLYGON: 'POLYGON_WALLET',
  },
  USDT: { SOLANA: 'SOLANA_WALLET', ETHEREUM: 'ETHEREUM_WALLET', TRON: 'TRON_WALLET', PLASMA: 'PLASMA_WALLET' },
  BTC: { SPARK: 'SPARK_WALLET', LIGHTNING: 'LIGHTNING', BITCOIN: 'BITCOIN_L1' },
}

/**
 * Returns the currency of a transfer that has not been made yet.
 *
 * @throws `ServiceError` `INVALID_INPUT` for a currency that cannot be sent here, and for a stablecoin without a
 * network that carries it.
 */
export function readFundingCurrency(source: Extract<QuoteSource, { sourceType: 'REALTIME_FUNDING' }>): CurrencyCode {
  const { currency, cryptoNetwork } = source
  if (!isCurrencyCode(currency))
    throw invalidInput([
      { field: 'source.currency', message: 'Not a currency to send', constraint: { enum: [...currencyCodes] } },
    ])
  const networks = Object.keys(accountTypesByNetwork[currency] ?? {})
  const needed = currency !== 'BTC' || cryptoNetwork !== undefined
  if (networks.length > 0 && needed && !networks.includes(cryptoNetwork ?? ''))
    throw invalidInput([
      { field: 'source.cryptoNetwork', message: 'Not a network of this currency', constraint: { enum: networks } },
    ])
  return currency
}

/** Returns the account that the transfer of a quote goes to. Several are alternatives. */
export function describeFunding(quote: QuoteRecord) {
  const reference = quote.transactionId.slice(-12).toUpperCase()
  const transfers = describeBankTransfer(quote.sendingCurrency, { reference })
  if (transfers.length > 0) return transfers
  const { cryptoNetwork } = quote.source
  return Object.entries(accountTypesByNetwork[quote.sendingCurrency] ?? {})
    .filter(([network]) => cryptoNetwork === undefined || network === cryptoNetwork)
    .map(([, accountType]) => ({ accountOrWalletInfo: { accountType, ...walletOf(quote, { accountType }) } }))
}

/** An address of the quote's own, in the form of its network. */
function walletOf(quote: QuoteRecord, parameters: { accountType: string }) {
  const { accountType } = parameters
  const hex = quote.id.replace(/^\w+:|-/g, '')
  const assetType = quote.sendingCurrency
  // Base58 has no zero.
  if (accountType === 'SOLANA_WALLET') return { address: `Sandbox${hex.replaceAll('0', 'z')}`, assetType }
  if (accountType === 'TRON_WALLET') return { address: tronAddressOf(hex), assetType }
  if (accountType === 'SPARK_WALLET') return { address: sparkAddressOf(quote), assetType }
  if (accountType === 'LIGHTNING') return { invoice: `lnbcrt${quote.totalSendingAmount}0n1sandbox${hex}` }
  if (accountType === 'BITCOIN_L1') return { address: `bcrt1q${hex}`, network: 'BITCOIN' }
  return { address: `0x${hex.padEnd(40, '0')}`, assetType }
}

export function tronAddressOf(hex: string): string {
  return `T${hex.replaceAll('0', 'z').padEnd(33, 'z')}`
}

export function sparkAddressOf(quote: QuoteRecord): string {
  return `spark1sandbox${quote.id.slice(-12)}`
}
