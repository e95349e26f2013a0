import type { ExternalAccount, PayeeStop } from '@countersign/core'
import { lookUp } from '@countersign/core/client'
import { type ReactNode, useContext } from 'react'
import { Avatar } from '../../primitives/Avatar.tsx'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { Go } from '../../primitives/Go.tsx'
import { NextIcon, PlusIcon } from '../../primitives/icons.tsx'
import { searchField } from '../../primitives/searchField.ts'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import {
  describePayee,
  groupAccount,
  joinDetails,
  matchesPayee,
  OwnAccounts,
  shortenAccount,
} from '../../shared/payment-details/index.ts'
import { nameDoubts } from '../../shared/payment-details/nameCheckMessages.ts'
import { useStopMark } from '../../shared/payment-details/useStopMark.ts'
import { useSendContext } from './SendContext.ts'

/** From this number on, a list is searched rather than read. */
const searchedFrom = 8

/** The core lists no account at the service but the user's own. */
export const isOwnAccount = (payee: ExternalAccount | undefined): boolean =>
  payee?.accountInfo.accountType === 'INTERNAL_ACCOUNT'

/** The payees to choose from, and those that the user looks for. `undefined` before they are read, and once one is chosen. */
function useChoices() {
  const { send, chosen, search } = useSendContext()
  const { reading } = send.state
  const all = chosen === undefined ? reading.content?.payees : undefined
  return all && { all, found: all.filter((payee) => matchesPayee(payee, search)) }
}

/** The field to search among the payees. Renders nothing where they are few. */
export const SearchField = definePart('input', () => {
  const { messages, search, setSearch } = useSendContext()
  if ((useChoices()?.all.length ?? 0) < searchedFrom) return null
  return searchField({ label: messages.search, value: search, onSearch: setSearch })
})

/** Says that there is no payee, or that none fits what the user looks for. Always in the page, so that it is announced. */
export const Empty = definePart('p', () => {
  const { messages } = useSendContext()
  const choices = useChoices()
  const words = choices?.all.length === 0 ? messages.none : messages.notFound
  return { role: 'status', children: choices?.found.length === 0 && words }
})

/** Leads to the form for a new payee by your `onClick`. Renders nothing once a payee is chosen. */
export const AddPayeeButton = definePart(Button, () => {
  const { messages } = useSendContext()
  if (!useChoices()) return null
  return {
    text: (
      <>
        <span className="cs-item-icon">
          <PlusIcon />
        </span>
        <span className="cs-item">
          <span className="cs-item-name">{messages.add}</span> <span className="cs-hint">{messages.addHint}</span>
        </span>
      </>
    ),
  }
})

export type PayeeTarget = {
  /** The address of the payment to a payee in your page: each row is a link. */
  hrefOf?: ((payee: ExternalAccount) => string) | undefined
  /** Called with the payee that was chosen; by default the amount stands in the place of the payees. */
  onChoose?: ((payee: ExternalAccount) => void) | undefined
}

/** The payees, each a button or a link. Renders nothing before they are read, and once one is chosen. */
export const Payees = definePart(
  'ul',
  ({ hrefOf, onChoose }: PayeeTarget) => {
    const { send, messages } = useSendContext()
    const choices = useChoices()
    if (!choices || choices.found.length === 0) return null
    const choose = onChoose ?? (({ id }) => send.choose(id))
    const stops = new Map(send.state.reading.content?.stops.map((stop) => [stop.payeeId, stop]))
    return {
      'aria-label': messages.payees,
      children: choices.found.map((payee) => {
        const stop = stops.get(payee.id)
        return (
          <li key={payee.id}>
            <PayeeRow payee={payee} stop={stop} href={hrefOf?.(payee)} onPress={() => choose(payee)}>
              <span className="cs-row-end cs-hint">
                {stop && !stop.isAccepted && <strong>{messages.setAside}</strong>}
                <NextIcon />
              </span>
            </PayeeRow>
          </li>
        )
      }),
    }
  },
  ['hrefOf', 'onChoose'],
)

type PayeeRowProps = {
  payee: ExternalAccount
  /** What is known of it where it took the place of another one. */
  stop: PayeeStop | undefined
  href: string | undefined
  onPress: () => void
  children: ReactNode
}

function PayeeRow({ payee, stop, href, onPress, children }: PayeeRowProps) {
  const { messages } = useSendContext()
  const said = useStopMark(messages)(stop)
  return (
    <Go className="cs-row" href={href} onGo={onPress}>
      <PayeeSummary
        payee={payee}
        more={isOwnAccount(payee) ? messages.purposes.SELF : payee.currency}
        mark={said && <span className="cs-hint">{said}</span>}
      />
      {children}
    </Go>
  )
}

/** The chosen payee. A screen reader reads it with the amount. Renders nothing before one is chosen and read. */
export const Payee = definePart('div', () => {
  const { id, payee, send, messages, isSetAside } = useSendContext()
  const { draft, reading } = send.state
  const { umaAddress } = draft
  // An address stands below what is still being read, and would move up.
  if (!payee && (umaAddress === undefined || reading.status === 'loading')) return null
  return {
    id: `${id}-payee`,
    children: (
      <PayeeSummary
        payee={payee}
        umaAddress={umaAddress}
        whole={isSetAside}
        more={isOwnAccount(payee) ? messages.purposes.SELF : payee ? undefined : messages.unverified}
      />
    ),
  }
})

export type PayeeSummaryProps = {
  payee: ExternalAccount | undefined
  umaAddress?: string | undefined
  /** Nothing of the account is left out. */
  whole?: boolean
  more?: string | undefined
  /** Stands below it. */
  mark?: ReactNode
}

/** Who it is: the name, the bank and the end of the account, and whether their bank doubts the name. */
export function PayeeSummary({ payee, umaAddress, whole = false, more, mark }: PayeeSummaryProps) {
  const { titles } = useMessages('nameCheck', nameDoubts)
  const { name, bank, account = '', fields } = describePayee(payee, { umaAddress })
  const isOwn = isOwnAccount(payee)
  const ownName = useContext(OwnAccounts).get(payee?.id) ?? payee?.currency ?? ''
  const shown = isOwn ? ownName : (name ?? account)
  const number = payee && shortenAccount(account)
  // As many lines as it takes, each broken between two groups.
  const all = [bank, ...fields.map(({ field, value }) => groupAccount(field, value))].filter(Boolean).join(' · ')
  return (
    <>
      {isOwn ? (
        <span className="cs-item-icon" data-currency={payee?.currency} />
      ) : (
        <Avatar name={shown} id={payee?.id ?? shown} />
      )}
      <span className="cs-item">
        <span className="cs-item-name">
          <UntrustedText>{shown}</UntrustedText>
        </span>{' '}
        <span className="cs-hint">
          <UntrustedText>
            {(whole ? all : payee && !isOwn ? joinDetails(bank, number, more) : more) ?? ''}
          </UntrustedText>
        </span>
        <span className="cs-hint">
          <strong>{lookUp(titles, payee?.beneficiaryVerificationStatus)}</strong>
        </span>
        {mark}
      </span>
    </>
  )
}
