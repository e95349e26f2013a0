import type { ExternalAccount, Money, Transaction } from '@countersign/core'
import { describeMovement, type Movement, payeeOf } from '@countersign/core/activity-list'
import { formatMoney, lookUp } from '@countersign/core/client'
import type { StoppedPayment } from '@countersign/core/flows'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { namePayee } from '../../shared/payment-details/index.ts'

/** What a row says about one movement of money, in words. */
export type WrittenMovement = Movement & {
  /** Who or what it is about. From outside: show it as `UntrustedText`. */
  title: string
  status: string
  /** Why, where there is a sentence about it. */
  reason: string | undefined
  tone: 'quiet' | 'good' | 'bad' | 'waiting'
}

type Words = { messages: JourneyMessages['activityList']; reasons: JourneyMessages['paymentResult'] }

type Parameters = Words & {
  payees: readonly ExternalAccount[]
  /** This browser stopped it. One that was made all the same is written as it is. */
  stopped?: StoppedPayment | undefined
  writeTime: (time: Date) => string | undefined
}

/** Writes what a transaction means for the user's money. */
export function writeMovement(transaction: Transaction, parameters: Parameters): WrittenMovement {
  const { messages, payees, stopped } = parameters
  const movement = describeMovement(transaction, stopped)
  const { state } = movement
  const stop = writeStop(state, parameters)
  return {
    ...movement,
    title: titleOf(transaction, { payees, messages, direction: movement.direction }),
    status: messages.states[state],
    reason: stop ?? reasonOf(transaction, parameters),
    tone: stop ? 'bad' : toneOf(state),
  }
}

function writeStop(state: Movement['state'], { messages, stopped, writeTime }: Parameters): string | undefined {
  if (stopped && state === 'checked') {
    const { moneyFreeAt } = stopped
    return messages.stoppedUnknown({ time: moneyFreeAt && writeTime(moneyFreeAt) })
  }
  return stopped && state === 'failed-nothing-sent' ? messages.stopped : undefined
}

function titleOf(
  transaction: Transaction,
  parameters: { payees: readonly ExternalAccount[]; messages: Words['messages']; direction: Movement['direction'] },
): string {
  const { payees, messages, direction } = parameters
  const { type, merchant, source, destination } = transaction
  if (type === 'CARD') return merchant?.descriptor ?? messages.cardPayment
  if (direction === 'in') {
    const told = transaction.counterpartyInformation?.FULL_NAME
    return source?.accountHolderName ?? told ?? source?.umaAddress ?? messages.moneyIn
  }
  const payee = payeeOf(transaction, payees)
  return payee ? namePayee(payee) : (destination?.umaAddress ?? messages.payment)
}

function reasonOf(transaction: Transaction, { messages, reasons }: Words): string | undefined {
  const { cardDeclinedReason, failureReason, pendingReason, status } = transaction
  if (status === 'COMPLETED') return undefined
  return (
    lookUp(messages.declinedReasons, cardDeclinedReason) ??
    lookUp(reasons.failureReasons, failureReason) ??
    lookUp(reasons.pendingReasons, pendingReason)
  )
}

function toneOf(state: Movement['state']): WrittenMovement['tone'] {
  if (/^(failed|card-declined)/.test(state)) return 'bad'
  if (/^(on-|needs-)/.test(state)) return 'waiting'
  return state === 'returned' ? 'good' : 'quiet'
}

/** Returns the sign of an amount that counts: it came in, or left. */
export function signOf({ amount, direction }: Pick<Movement, 'amount' | 'direction'>): '+' | '−' | '' {
  if (amount !== 'counts') return ''
  return direction === 'in' ? '+' : '−'
}

/** Writes an amount with the sign of its direction, where it counts. */
export function writeSigned(
  money: Money,
  parameters: { locale: string; movement: Pick<Movement, 'amount' | 'direction'> },
): string {
  const { locale, movement } = parameters
  return `${signOf(movement)}${formatMoney(money, { locale })}`
}
