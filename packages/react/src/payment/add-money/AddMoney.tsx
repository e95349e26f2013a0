import type { AddMoneyOptions } from '@countersign/core'
import { useState } from 'react'
import { amountText } from '../../primitives/Amount.tsx'
import { Banner } from '../../primitives/Banner.tsx'
import { Button } from '../../primitives/Button.tsx'
import { copyText } from '../../primitives/clipboard/copyText.ts'
import { definePart } from '../../primitives/definePart.tsx'
import { ErrorMessage as BaseErrorMessage } from '../../primitives/ErrorMessage.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { CheckIcon } from '../../primitives/icons.tsx'
import { SupportLink as BaseSupportLink } from '../../primitives/SupportLink.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { isDollar, joinDetails, usePaymentDetails, useUsualArrival } from '../../shared/payment-details/index.ts'
import {
  InstructionsContextProvider,
  labelField,
  useDescription,
  useInstructions,
  useInstructionsContext,
} from '../instructions/index.ts'
import { shareText, useCanShare } from '../payment-result/shareText.ts'
import { AddMoneyContextProvider, useAddMoneyContext } from './AddMoneyContext.ts'
import { addMoneyErrors, addMoneyMessages } from './addMoneyMessages.ts'
import { type RequestLink, useMoneyRequest } from './MoneyRequest.tsx'
import { useAddMoney } from './useAddMoney.ts'
import { describeAddress, listWays, umaType } from './waysToAdd.ts'

export { CopyNotice, Fields, Notes, Panel, PayLink, QrCode, TransferCode, Ways } from '../instructions/index.ts'
export { RequestField } from './MoneyRequest.tsx'

type RootProps = AddMoneyOptions & {
  /** Who holds the bank account that the money goes to, where the service does not say so. */
  accountHolderName?: string | undefined
  /** With it, the user asks someone for money, in the place of all other ways. */
  requestLink?: RequestLink | undefined
}

/** Holds the ways to send money to one wallet, for the parts inside. `data-status`: how far they are read, or `changed`. */
export const Root = definePart(
  'div',
  ({ accountId, accountHolderName, requestLink }: RootProps) => {
    const reading = useAddMoney({ accountId, forRequest: requestLink !== undefined })
    const messages = useMessages('addMoney', addMoneyMessages)
    const { status, content } = reading.state
    const request = useMoneyRequest(content)
    const ways = listWays(content, requestLink && (() => request.write(requestLink)))
    const paid = content && { ...content.wallet.balance, amount: 0n }
    const instructions = useInstructions({ ways, subject: accountId, accountHolderName, paid })
    const { names, chosen } = instructions
    const addresses = ways.map((way, index) => content && describeAddress(way, content, names[index]))
    const tabs = names.map((name, index) => {
      const { currency, network } = addresses[index] ?? {}
      return currency === undefined ? name : joinDetails(nameCoin(currency, messages), network)
    })
    const address = addresses[chosen]
    return {
      state: { status: content?.isChanged ? 'changed' : status },
      wrap: (root) => (
        <AddMoneyContextProvider
          value={{
            ...reading,
            messages,
            request: requestLink && request,
            way: ways[chosen],
            address,
          }}
        >
          <InstructionsContextProvider value={{ ...instructions, names: tabs }}>{root}</InstructionsContextProvider>
        </AddMoneyContextProvider>
      ),
    }
  },
  ['accountId', 'accountHolderName', 'requestLink'],
)

/** Coins that are worth a dollar are called that, because few people know their codes. */
const nameCoin = (code: string, { dollars }: { dollars: string }) => (isDollar(code) ? `${dollars} (${code})` : code)

/** Names the screen. */
export const Heading = definePart(BaseHeading, () => {
  const { messages, request } = useAddMoneyContext()
  return { step: '', children: request ? messages.requestTitle : messages.title }
})

/** Says why there is nothing to show. Always in the page and empty without an error, so that it is announced. */
export const ErrorMessage = definePart(BaseErrorMessage, () => {
  const { state } = useAddMoneyContext()
  // What was read before stays true, and is read again by itself.
  return { journey: 'addMoney' as const, sentences: addMoneyErrors, error: state.content ? undefined : state.error }
})

/** Warns that the details changed while they were shown. Renders nothing as long as they did not. */
export const ChangedWarning = definePart(Banner, () => {
  const { state, messages } = useAddMoneyContext()
  return state.content?.isChanged ? { tone: 'danger' as const, children: messages.changed } : null
})

/** Leads to the platform's support. Renders nothing unless the details changed. */
export const SupportLink = definePart(BaseSupportLink, () =>
  useAddMoneyContext().state.content?.isChanged ? {} : null,
)

/** Says that there is no way to send money to the wallet yet. Renders nothing before that is known. */
export const Empty = definePart('p', () => {
  const { state, messages, way } = useAddMoneyContext()
  const { content } = state
  return content && !content.isChanged && !way ? { children: messages.none } : null
})

/** Says what the chosen way is for, and how long it usually takes. Renders nothing without one. */
export const Explanation = definePart('p', () => {
  const { state, messages, way, address, request } = useAddMoneyContext()
  const { usualArrival } = usePaymentDetails()
  const writeUsual = useUsualArrival()
  if (!way) return null
  if (request) return { children: messages.requestLead }
  const { accountType } = way.accountOrWalletInfo
  if (accountType === umaType) return { children: messages.umaLead }
  const currency = visibleText(state.content?.wallet.balance.currency.code ?? '')
  const arrival = writeUsual({ paymentRail: undefined, accountType })
  return {
    children: (
      <>
        {address ? messages.addressLead : messages.bankLead({ currency })}{' '}
        {arrival !== usualArrival.unknown && <small>{arrival}</small>}
      </>
    ),
  }
})

/** Warns of what an address does not take, because it is lost. Renders nothing for any other way. */
export const Warning = definePart(Banner, () => {
  const { messages, address } = useAddMoneyContext()
  if (!address) return null
  // It was there from the start, so it interrupts nothing.
  return { tone: 'warning' as const, role: 'status' as const, children: messages.addressWarning(address) }
})

/** Says that an address shows what is behind it. Renders nothing where the wallet is private, and for any other way. */
export const PublicNote = definePart('p', () => {
  const { state, messages, address } = useAddMoneyContext()
  return address && state.content?.wallet.privateEnabled === false ? { children: messages.addressPublic } : null
})

/** Returns all that a sender has to know, one line each; of an address, the address alone. */
function useWholeText(): string | undefined {
  const { messages } = useInstructionsContext()
  const description = useDescription()
  if (!description) return undefined
  const { fields, scannable, isAccount } = description
  if (!isAccount) return scannable
  return fields.map(({ field, value }) => `${labelField(field, messages)}: ${value}`).join('\n')
}

/** Copies the address, or everything about a bank account, and says that it has. Renders nothing where there is neither. */
export const CopyAllButton = definePart(Button, () => {
  const { messages, request } = useAddMoneyContext()
  const { copied, reportCopy } = useInstructionsContext()
  const [done, setDone] = useState<string>()
  const text = useWholeText()
  const isAccount = useDescription()?.isAccount
  if (text === undefined) return null
  const label = isAccount ? messages.copyAll : request ? messages.copyLink : messages.copyAddress
  return {
    onPress: () =>
      void copyText(text).then((isDone) => {
        setDone(text)
        reportCopy(isDone ? undefined : false)
      }),
    'aria-live': 'polite' as const,
    // What was copied since then took its place.
    text: done === text && copied === undefined ? messages.copied : label,
  }
})

/** Shares the address, or everything about a bank account, in the browser's own dialog. Renders nothing without one. */
export const ShareButton = definePart(Button, () => {
  const { messages } = useAddMoneyContext()
  const { reportCopy } = useInstructionsContext()
  const text = useWholeText()
  if (!useCanShare() || text === undefined) return null
  return { onPress: () => void shareText(text).then(reportCopy), text: messages.share }
})

/**
 * Says that what is sent shows up by itself, and then how much more there is (`data-tone="success"`). Renders nothing without
 * a way.
 */
export const Arrival = definePart('div', () => {
  const { state, messages, way, request } = useAddMoneyContext()
  const { locale } = useWalletContext()
  const arrived = state.content?.arrived
  if (!arrived && !way) return null
  return {
    role: 'status',
    state: { tone: arrived && 'success' },
    children: arrived ? (
      <>
        <CheckIcon />
        <div>{messages.arrived({ amount: amountText(arrived, { locale }) })}</div>
      </>
    ) : request ? (
      messages.requestWaiting
    ) : (
      messages.waiting
    ),
  }
})

/** Reads the details again. Renders nothing where they were read, or would fail in the same way. */
export const RetryButton = definePart(Button, () => {
  const { state, refresh, messages } = useAddMoneyContext()
  if (state.status !== 'unavailable' || state.error.action === 'none') return null
  return { onPress: () => void refresh(), text: messages.tryAgain }
})
