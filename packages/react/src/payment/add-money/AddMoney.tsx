import type { AddMoneyDetails, AddMoneyOptions, PaymentInstruction } from '@countersign/core'
import { amountText } from '../../primitives/Amount.tsx'
import { Banner } from '../../primitives/Banner.tsx'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { ErrorMessage as BaseErrorMessage } from '../../primitives/ErrorMessage.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { SupportLink as BaseSupportLink } from '../../primitives/SupportLink.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import { useHydrated } from '../../provider/useHydrated.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import {
  InstructionsContextProvider,
  labelField,
  nameWay,
  useDescription,
  useInstructions,
  useInstructionsContext,
} from '../instructions/index.ts'
import { canShareText, shareText } from '../payment-result/shareText.ts'
import { AddMoneyContextProvider, useAddMoneyContext } from './AddMoneyContext.ts'
import { addMoneyErrors, addMoneyMessages } from './addMoneyMessages.ts'
import { useAddMoney } from './useAddMoney.ts'

export { CopyNotice, Fields, Notes, Panel, PayLink, QrCode, Ways } from '../instructions/index.ts'

type RootProps = AddMoneyOptions & {
  /** Who holds the bank account that the money goes to, where the service does not say so. */
  accountHolderName?: string | undefined
}

/** Holds the ways to send money to one wallet, for the parts inside. `data-status`: how far they are read, or `changed`. */
export const Root = definePart(
  'div',
  ({ accountId, accountHolderName }: RootProps) => {
    const reading = useAddMoney({ accountId })
    const messages = useMessages('addMoney', addMoneyMessages)
    const { status, content } = reading.state
    const instructions = useInstructions({ ways: listWays(content), subject: accountId, accountHolderName })
    return {
      state: { status: content?.isChanged ? 'changed' : status },
      wrap: (root) => (
        <AddMoneyContextProvider value={{ reading, messages }}>
          <InstructionsContextProvider value={instructions}>{root}</InstructionsContextProvider>
        </AddMoneyContextProvider>
      ),
    }
  },
  ['accountId', 'accountHolderName'],
)

const umaType = 'UMA_ADDRESS'

/** Details that changed are no way to send anything: neither of them can be relied on. */
function listWays(content: AddMoneyDetails | undefined): readonly PaymentInstruction[] {
  if (!content || content.isChanged) return []
  const { instructions, umaAddress } = content
  if (umaAddress === undefined) return instructions
  const uma = { accountType: umaType, umaAddress }
  return [...instructions, { accountOrWalletInfo: uma }]
}

/** Names the screen. */
export const Heading = definePart(BaseHeading, () => ({ step: '', children: useAddMoneyContext().messages.title }))

/** Says why there is nothing to show. Always in the page and empty without an error, so that it is announced. */
export const ErrorMessage = definePart(BaseErrorMessage, () => {
  const { state } = useAddMoneyContext().reading
  // What was read before stays true, and is read again by itself.
  return { journey: 'addMoney' as const, sentences: addMoneyErrors, error: state.content ? undefined : state.error }
})

/** Warns that the details changed while they were shown. Renders nothing as long as they did not. */
export const ChangedWarning = definePart(Banner, () => {
  const { reading, messages } = useAddMoneyContext()
  return reading.state.content?.isChanged ? { tone: 'danger' as const, children: messages.changed } : null
})

/** Leads to the platform's support. Renders nothing unless the details changed. */
export const SupportLink = definePart(BaseSupportLink, () =>
  useAddMoneyContext().reading.state.content?.isChanged ? {} : null,
)

/** Says that there is no way to send money to the wallet yet. Renders nothing before that is known. */
export const Empty = definePart('p', () => {
  const { reading, messages } = useAddMoneyContext()
  const { content } = reading.state
  const isEmpty = content && !content.isChanged && listWays(content).length === 0
  return isEmpty ? { children: messages.none } : null
})

/** Returns what the chosen way takes, and where: of a name for all of them, neither. `undefined` before it is known. */
function useTaken(): { currency: string; network: string } | 'anything' | undefined {
  const { content } = useAddMoneyContext().reading.state
  const { ways, chosen, messages } = useInstructionsContext()
  const info = ways[chosen]?.accountOrWalletInfo
  if (!content || !info) return undefined
  if (info.accountType === umaType) return 'anything'
  // An address may take another coin than the one that the wallet counts in.
  const { assetType } = info as { assetType?: unknown }
  const currency = visibleText(typeof assetType === 'string' ? assetType : content.wallet.balance.currency.code)
  return { currency, network: visibleText(nameWay(info.accountType, messages)) }
}

/** Says what the chosen way is for. Renders nothing before the ways are known. */
export const Explanation = definePart('p', () => {
  const { messages } = useAddMoneyContext()
  const isAccount = useDescription()?.isAccount
  const taken = useTaken()
  if (!taken) return null
  if (taken === 'anything') return { children: messages.umaLead }
  return { children: (isAccount ? messages.bankLead : messages.addressLead)(taken) }
})

/** Warns of what an address does not take, because it is lost. Renders nothing for any other way. */
export const Warning = definePart(Banner, () => {
  const { messages } = useAddMoneyContext()
  const isAccount = useDescription()?.isAccount
  const taken = useTaken()
  if (!taken || taken === 'anything' || isAccount) return null
  // It was there from the start, so it interrupts nothing.
  return { tone: 'warning' as const, role: 'status' as const, children: messages.addressWarning(taken) }
})

/** Returns all that a sender has to know, one line each; of an address, the address alone. */
function useWholeText(): string | undefined {
  const { messages } = useInstructionsContext()
  const description = useDescription()
  if (!description) return undefined
  const { fields, scannable, isAccount } = description
  if (!isAccount && scannable !== undefined) return scannable
  return fields.map(({ field, value }) => `${labelField(field, messages)}: ${value}`).join('\n')
}

/** Copies everything that a sender has to know. Renders nothing where it is a single value. */
export const CopyAllButton = definePart(Button, ({ children }) => {
  const { messages } = useAddMoneyContext()
  const { copy } = useInstructionsContext()
  const text = useWholeText()
  const isAccount = useDescription()?.isAccount
  if (text === undefined || !isAccount) return null
  return { onPress: () => copy(text), children: children ?? messages.copyAll }
})

/** Shares the address, or everything about a bank account, in the browser's own dialog. Renders nothing without one. */
export const ShareButton = definePart(Button, ({ children }) => {
  const { messages } = useAddMoneyContext()
  const { reportCopy } = useInstructionsContext()
  const canShare = useHydrated() && canShareText()
  const text = useWholeText()
  if (!canShare || text === undefined) return null
  return { onPress: () => void shareText(text).then(reportCopy), children: children ?? messages.share }
})

/** Says that nothing has arrived yet, or how much. Renders nothing without a way to send money. */
export const Arrival = definePart(Banner, () => {
  const { reading, messages } = useAddMoneyContext()
  const { ways } = useInstructionsContext()
  const { locale } = useWalletContext()
  const arrived = reading.state.content?.arrived
  if (arrived) {
    const amount = amountText(arrived, { locale })
    return { tone: 'success' as const, children: messages.arrived({ amount }) }
  }
  return ways.length > 0 ? { tone: 'info' as const, children: messages.waiting } : null
})

/** Reads the details again. Renders nothing where they were read, or would fail in the same way. */
export const RetryButton = definePart(Button, ({ children }) => {
  const { reading, messages } = useAddMoneyContext()
  const { state, refresh } = reading
  if (state.status !== 'unavailable' || state.error.action === 'none') return null
  return { onPress: () => void refresh(), children: children ?? messages.tryAgain }
})

/** Begins a payment of an exact amount into the wallet by your `onClick`. Renders nothing before the ways are known. */
export const PayByTransferButton = definePart(Button, ({ children }) => {
  const { messages } = useAddMoneyContext()
  return useInstructionsContext().ways.length > 0 ? { children: children ?? messages.payByTransfer } : null
})
