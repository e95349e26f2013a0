import type { AddMoneyDetails, PaymentInstruction } from '@countersign/core'
import { visibleText } from '../../primitives/visibleText.ts'

/** A way that is not among the service’s instructions. */
export const umaType = 'UMA_ADDRESS'

/**
 * Lists the ways to send money, or with `requestLink` the one to ask for it. Details that changed are no way to send
 * anything: neither of them can be relied on.
 */
export function listWays(content: AddMoneyDetails | undefined, requestLink: (() => string | undefined) | undefined) {
  if (!content || content.isChanged) return []
  const { instructions, umaAddress, currencies } = content
  const toUma = (fields: object): PaymentInstruction => ({ accountOrWalletInfo: { accountType: umaType, ...fields } })
  if (requestLink) return currencies?.length ? [toUma({ requestLink: requestLink() })] : []
  return umaAddress === undefined ? instructions : [...instructions, toUma({ umaAddress })]
}

const isBank = ({ accountOrWalletInfo: { accountType } }: PaymentInstruction) => accountType.endsWith('_ACCOUNT')

/** Returns what an address takes, and where. `undefined` for any other way. */
export function describeAddress(way: PaymentInstruction, { wallet }: AddMoneyDetails, network = '') {
  // An address may take another coin than the one that the wallet counts in.
  const { accountType, assetType } = way.accountOrWalletInfo as { accountType: string; assetType?: unknown }
  if (accountType === umaType || isBank(way)) return undefined
  const currency = typeof assetType === 'string' ? assetType : wallet.balance.currency.code
  return { currency: visibleText(currency), network: visibleText(network) }
}
