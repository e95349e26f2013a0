import type { ExternalAccount, Transaction } from '@countersign/core'
import { formatMoney } from '@countersign/core/client'
import type { StoppedPayment } from '@countersign/core/flows'
import { memo } from 'react'
import { Avatar } from '../../primitives/Avatar.tsx'
import { Go } from '../../primitives/Go.tsx'
import { CardIcon, MoneyInIcon, MoneyOutIcon } from '../../primitives/icons.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { useWriteMovement } from './useWriteMovement.ts'
import { type WrittenMovement, writeSigned } from './writeMovement.ts'

/** How a row leads to its movement. Without either it is only read. */
export type MovementTarget = {
  /** The address of a movement in your page: each row is a link. */
  hrefOf?: ((transaction: Transaction) => string) | undefined
  /** Opens a movement in your page; a row without an address is a button. Called for a plain press of a link, too. */
  onOpen?: ((transaction: Transaction) => void) | undefined
  /** The id of the movement that is open beside the list. */
  openId?: string | undefined
}

export type MovementRowsProps = MovementTarget & {
  transactions: readonly Transaction[]
  /** For their names. */
  payees: readonly ExternalAccount[]
  /** Names the list. */
  label: string
  /** What stands with each: its time of day, its day of the week, or its date. Default the date. */
  when?: 'time' | 'day' | 'date' | undefined
  /** What this browser stopped for the user's safety, by the id of the quote: from `readStoppedPayments`. */
  stopped?: ReadonlyMap<string, StoppedPayment> | undefined
}

/** A list of movements: who, what became of it, and how much. Stands inside a `cs-card`. */
export function MovementRows(props: MovementRowsProps) {
  const { transactions, payees, label, openId, when = 'date', stopped, hrefOf, onOpen } = props
  return (
    <ul className="cs-list" aria-label={label}>
      {transactions.map((transaction) => (
        <MovementRow
          key={transaction.id}
          transaction={transaction}
          payees={payees}
          isOpen={transaction.id === openId}
          when={when}
          stopped={stopped?.get(transaction.quoteId ?? '')}
          hrefOf={hrefOf}
          onOpen={onOpen}
        />
      ))}
    </ul>
  )
}

type RowProps = Omit<MovementRowsProps, 'transactions' | 'label' | 'openId' | 'stopped'> & {
  transaction: Transaction
  isOpen: boolean
  stopped: StoppedPayment | undefined
}

/** Of a long list, only the rows that are new are rendered. */
const MovementRow = memo(function MovementRow(props: RowProps) {
  const { transaction, isOpen, payees, when, stopped, hrefOf, onOpen } = props
  // Until when money is held stands where something can be done about it.
  const stop = stopped && { ...stopped, moneyFreeAt: undefined }
  const movement = useWriteMovement()(transaction, payees, stop)
  const { state, tone, amount, direction } = movement
  return (
    <li>
      <Go
        className="cs-row"
        data-state={state}
        data-tone={tone}
        data-amount={amount}
        data-direction={direction}
        aria-current={isOpen || undefined}
        href={hrefOf?.(transaction)}
        onGo={onOpen && (() => onOpen(transaction))}
      >
        <MovementSign transaction={transaction} movement={movement} />
        <span className="cs-item">
          <span className="cs-item-name">
            <UntrustedText>{movement.title}</UntrustedText>
          </span>{' '}
          <MovementNote transaction={transaction} movement={movement} when={when} />
        </span>{' '}
        <MovementAmount movement={movement} />
      </Go>
    </li>
  )
})

type PartProps = { transaction: Transaction; movement: WrittenMovement }

/** The person who was or would have been paid, or a drawing of what it was. */
function MovementSign({ transaction, movement }: PartProps) {
  const { type, destination } = transaction
  const { direction, title } = movement
  const payeeId = destination?.accountId
  if (type !== 'CARD' && direction === 'out' && payeeId !== undefined) return <Avatar name={title} id={payeeId} />
  const Icon = type === 'CARD' ? CardIcon : direction === 'in' ? MoneyInIcon : MoneyOutIcon
  return (
    <span className="cs-item-icon">
      <Icon />
    </span>
  )
}

/** What became of it, why, and when. Of what went as it should, the time is enough, and the note that came with it. */
function MovementNote({ transaction, movement, when = 'date' }: PartProps & Pick<RowProps, 'when'>) {
  const writeTime = useLocalTime()
  const { createdAt, description } = transaction
  const { state, status, reason } = movement
  return (
    <span className="cs-hint">
      {state === 'completed' ? description && <UntrustedText>{description}</UntrustedText> : status}
      {(state !== 'completed' || description) && createdAt && ' · '}
      {createdAt && <time dateTime={createdAt.toISOString()}>{writeTime(createdAt, when)}</time>}
      {reason && <span className="cs-hint">{reason}</span>}
    </span>
  )
}

/** The amount at the end of the line. What was not sent is struck and gray, and the words beside it say so. */
function MovementAmount({ movement }: Pick<PartProps, 'movement'>) {
  const { locale } = useWalletContext()
  const { money, otherMoney, amount } = movement
  if (!money) return null
  const text = <bdi>{writeSigned(money, { locale, movement })}</bdi>
  return (
    <span className="cs-row-end">
      {amount === 'struck' ? <del>{text}</del> : text}{' '}
      {otherMoney && amount !== 'struck' && <bdi className="cs-hint">{formatMoney(otherMoney, { locale })}</bdi>}
    </span>
  )
}
