import type { ExternalAccount } from '@countersign/core'
import { lookUp } from '@countersign/core/client'
import { isUnproven, type PayeeStop, readPayeeStops } from '@countersign/core/payee-list'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { definePartContext } from '../../primitives/definePartContext.ts'
import { Go } from '../../primitives/Go.tsx'
import { Person } from '../../primitives/Person.tsx'
import { provide } from '../../primitives/provide.tsx'
import { searchField } from '../../primitives/searchField.ts'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useStored } from '../../provider/useStored.ts'
import * as SignedResource from '../../settings/signed-resource/index.ts'
import {
  describePayee,
  joinDetails,
  matchesPayee,
  namePayee,
  PaymentPayee,
  shortenAccount,
} from '../../shared/payment-details/index.ts'
import { nameDoubts } from '../../shared/payment-details/nameCheckMessages.ts'
import { useStopMark } from '../../shared/payment-details/useStopMark.ts'
import { payeeListErrors, payeeListMessages } from './payeeListMessages.tsx'
import { usePayeeList } from './usePayeeList.ts'

export * from '../../settings/signed-resource/listParts.ts'

type PayeeListContext = {
  payees: ReturnType<typeof usePayeeList>
  messages: JourneyMessages['payeeList']
  id: string
  /** The payees that took the place of another one in a payment. */
  stops: readonly PayeeStop[] | undefined
  /** What the user looks for. */
  search: string
  setSearch(search: string): void
}

const [Provider, usePayeeListContext] = definePartContext<PayeeListContext>()
const [ItemProvider, usePayee] = definePartContext<ExternalAccount>()

type RootProps = {
  /** A wallet of the customer who pays. */
  accountId: string
}

/** Holds the payees of a customer for the parts inside. */
export const Root = definePart(
  SignedResource.Root,
  ({ accountId }: RootProps) => {
    const messages = useMessages('payeeList', payeeListMessages)
    const payees = usePayeeList({ accountId })
    const question = SignedResource.useQuestion(payees)
    const id = useId()
    const [search, setSearch] = useState('')
    const stops = useStored(readPayeeStops, payees.state.list)
    const notice = () => payees.state.change.status === 'done' && messages.removed
    return {
      value: {
        resource: payees,
        messages,
        journey: 'payeeList' as const,
        errors: payeeListErrors,
        question,
        notice,
      },
      wrap: provide(Provider, { payees, messages, id, stops, search, setSearch }),
    }
  },
  ['accountId'],
)

/** From this number on, a list is searched rather than read. */
const searchedFrom = 8

/** Returns all payees, and those that the user looks for. `undefined` before they are read. */
function usePayees(): { all: readonly ExternalAccount[]; found: readonly ExternalAccount[] } | undefined {
  const { payees, search } = usePayeeListContext()
  const { list } = payees.state
  if (list.status !== 'ready') return undefined
  const found = list.content.filter((payee) => matchesPayee(payee, search))
  return { all: list.content, found }
}

/** Says that there is no payee yet. Renders nothing before the list is read. */
export const Empty = definePart('p', () => {
  const { messages } = usePayeeListContext()
  return usePayees()?.all.length === 0 ? { children: messages.none } : null
})

/** The field to search in the list. Renders nothing where the list is short. */
export const SearchField = definePart('input', () => {
  const { messages, search, setSearch } = usePayeeListContext()
  const count = usePayees()?.all.length ?? 0
  if (count < searchedFrom) return null
  return searchField({ label: messages.search, value: search, onSearch: setSearch })
})

/** Says that no payee fits what the user looks for. Always in the page, so that it is announced. */
export const NotFound = definePart('p', () => {
  const { messages } = usePayeeListContext()
  const payees = usePayees()
  return { role: 'status', children: payees && payees.all.length > 0 && payees.found.length === 0 && messages.notFound }
})

/** The payees: a `<ul>` with `children` in each of its items. Renders nothing without any. */
export const Items = definePart(SignedResource.Items, () => {
  const { messages } = usePayeeListContext()
  const found = usePayees()?.found
  if (!found?.length) return null
  return {
    'aria-label': messages.title,
    items: SignedResource.describeItems(found, ItemProvider, ({ status }) => ({ state: status.toLowerCase() })),
  }
})

/** A round with the initials of the payee, and with the flag of what they get in the styles of a whole wallet. */
export const Initials = definePart('span', () => {
  const payee = usePayee()
  return { children: <Person name={namePayee(payee)} id={payee.id} currency={payee.currency} /> }
})

/** Who it is. */
export const Name = definePart(SignedResource.ItemName, () => ({ name: namePayee(usePayee()), isNickname: true }))

/**
 * The bank, the end of the account and the currency; that this browser set the payee aside, or the user decided about that,
 * that their bank doubts the name, or that a wallet is not confirmed.
 */
export const Details = definePart(SignedResource.ItemDetails, () => {
  const { messages } = usePayeeListContext()
  const payee = usePayee()
  const stop = useStop()
  const stopMark = useStopMark(messages)(stop)
  const { bank, account } = describePayee(payee)
  const { titles } = useMessages('nameCheck', nameDoubts)
  const marks = [
    stop?.isAccepted === false && messages.setAside,
    lookUp(titles, payee.beneficiaryVerificationStatus),
    isUnproven(payee) && messages.unproven,
  ].filter(Boolean)
  return {
    children: (
      <>
        <UntrustedText>{joinDetails(bank, shortenAccount(account), payee.currency)}</UntrustedText>{' '}
        {marks.length > 0 && <strong>{marks.join(' · ')}</strong>}
        {stopMark && <span className="cs-hint">{stopMark}</span>}
      </>
    ),
  }
})

type PayProps = {
  className?: string | undefined
  /** Without it, the payee is only read. */
  onPay: ((payee: ExternalAccount) => void) | undefined
  /** What is known about the payee: the whole of it can be pressed. */
  children: ReactNode
}

/** What is known of the payee where it took the place of another one. */
function useStop(): PayeeStop | undefined {
  const { id } = usePayee()
  return usePayeeListContext().stops?.find(({ payeeId }) => payeeId === id)
}

/** Begins a payment to the payee that it shows; one that was set aside is only looked at, and decided about. */
export function PayButton({ onPay, children, className }: PayProps) {
  const { messages } = usePayeeListContext()
  const payee = usePayee()
  const stop = useStop()
  const offers = onPay && stop?.isAccepted !== false
  return (
    <Go className={className} onGo={onPay && (() => onPay(payee))}>
      {offers && <span data-part="announcement">{messages.pay}</span>} {children}
    </Go>
  )
}

type ProveProps = { onProve(payee: ExternalAccount): void }

/** Leads to the proof that a wallet is the user's own. Renders nothing for payees that need none. */
export const ProveButton = definePart(
  SignedResource.ItemButton,
  ({ onProve }: ProveProps) => {
    const { messages } = usePayeeListContext()
    const payee = usePayee()
    if (!isUnproven(payee)) return null
    return { own: false, onPress: () => onProve(payee), text: messages.prove }
  },
  ['onProve'],
)

/** Opens the whole account of a payee, and closes it again. */
export const DetailsButton = definePart(SignedResource.AskButton, () => {
  const { messages } = usePayeeListContext()
  return { kind: 'details', text: messages.details }
})

/** Holds the whole account of a payee, and what can be done with it. Renders nothing before it is opened. */
export const Opened = definePart(SignedResource.ItemStep, () => ({
  kind: 'details',
  label: usePayeeListContext().messages.details,
}))

/** The whole account of a payee; takes the focus when it is opened. */
export const Account = definePart('div', () => ({
  tabIndex: -1,
  'data-step': 'question',
  children: <PaymentPayee payee={usePayee()} />,
}))

/** Asks whether a payee should be removed. */
export const RemoveButton = definePart(SignedResource.AskButton, () => {
  const { messages } = usePayeeListContext()
  return { kind: 'remove', text: messages.remove }
})

/** The question, with the answers as its children. Renders nothing while this payee is not asked about. */
export const RemoveQuestion = definePart(SignedResource.ItemQuestion, () => {
  const { messages } = usePayeeListContext()
  const question = messages.removeQuestion({ name: <UntrustedText>{namePayee(usePayee())}</UntrustedText> })
  return { kind: 'remove', label: messages.remove, question }
})

/** Answers the question with yes. */
export const ConfirmRemoveButton = definePart(SignedResource.ChangeButton, () => {
  const { payees, messages } = usePayeeListContext()
  const { id } = usePayee()
  return {
    own: true,
    onPress: () => void payees.change({ payeeId: id }),
    text: messages.remove,
  }
})

/** Adds a payee. */
export const AddButton = definePart(Button, () => {
  const { messages } = usePayeeListContext()
  return { text: messages.add }
})
