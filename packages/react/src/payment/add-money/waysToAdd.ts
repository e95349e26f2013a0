import type { AddMoneyDetails, PaymentInstruction } from '@countersign/core'
import { visibleText } from '../../primitives/visibleText.ts'

/** The ways that are not among the service’s instructions. */
export const [umaType, requestType, fromBankType] = ['UMA_ADDRESS', 'REQUEST', 'FROM_BANK']

export const typeOf = ({ accountOrWalletInfo: { accountType } }: PaymentInstruction) => accountType

type MoreWays = { isFromBank: boolean; writeLink: ((umaAddress: string) => string | undefined) | undefined }

/** Details that changed are no way to send anything: neither of them can be relied on. */
export function listWays(content: AddMoneyDetails | undefined, { isFromBank, writeLink }: MoreWays) {
  if (!content || content.isChanged) return []
  const { instructions, umaAddress } = content
  const ways: PaymentInstruction[] = [...instructions]
  const add = (accountType: string, fields?: object) => ways.push({ accountOrWalletInfo: { accountType, ...fields } })
  if (umaAddress !== undefined) {
    add(umaType, { umaAddress })
    if (writeLink) add(requestType, { requestLink: writeLink(umaAddress) })
  }
  if (isFromBank && ways.length > 0) add(fromBankType)
  return ways
}

/** Returns what an address takes, and where. `undefined` for any other way. */
export function describeAddress(way: PaymentInstruction, { wallet }: AddMoneyDetails, network = '') {
  // An address may take another coin than the one that the wallet counts in.
  const { accountType, assetType } = way.accountOrWalletInfo as { accountType: string; assetType?: unknown }
  if ([umaType, requestType, fromBankType].includes(accountType) || accountType.endsWith('_ACCOUNT')) return undefined
  const currency = typeof assetType === 'string' ? assetType : wallet.balance.currency.code
  return { currency: visibleText(currency), network: visibleText(network) }
}

export const isDollar = (coin: string) => coin.startsWith('USD')
