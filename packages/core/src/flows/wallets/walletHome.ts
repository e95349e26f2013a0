import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { InternalAccount } from '../../wire/internalAccounts.ts'
import type { Money } from '../../wire/schema/money.ts'
import type { Transaction } from '../../wire/transaction.ts'
import { findPaymentTask, isHistory, type PaymentTask } from '../activity/findPaymentTask.ts'
import type { StoppedPayment } from '../payment/readStoppedPayments.ts'

/** A payment that waits for the user, with what they have to do for it. */
export type WaitingPayment = {
  readonly transaction: Transaction
  readonly task: PaymentTask
  /** This browser stopped it: it is shown as stopped, and never offered to be confirmed. */
  readonly stopped: StoppedPayment | undefined
  /** Until when the service holds the money for it; `undefined` where that is not known. */
  readonly until: Date | undefined
}

/** What the home page of a wallet shows. `undefined`: not read yet. */
export type WalletHomeContent = {
  readonly account: InternalAccount | undefined
  /** What belongs to the balance and cannot be spent now, such as a payment that waits for its proof. */
  readonly held: Money | undefined
  /** The user’s other wallets. */
  readonly others: readonly InternalAccount[]
  readonly tasks: readonly WaitingPayment[]
  /** Whom the user can pay. Without those that took the place of another payee, until the user has decided. */
  readonly people: readonly ExternalAccount[] | undefined
  /** The history, newest first, with what this browser stopped once nothing has to be done about it. */
  readonly movements: readonly Transaction[] | undefined
}

export type WalletHomeReadings = {
  accountId: string
  accounts: readonly InternalAccount[] | undefined
  payees: readonly ExternalAccount[] | undefined
  transactions: readonly Transaction[] | undefined
  /** What this browser stopped; `undefined` until it is read: nothing is offered before. */
  stops: { payments: ReadonlyMap<string, StoppedPayment>; setAside: ReadonlySet<string> } | undefined
  /** Until when payments can be confirmed, by the id of the quote: from `readProofDeadlines`. */
  deadlines?: ReadonlyMap<string, Date | undefined> | undefined
}

/** Returns what the home page of a wallet shows of what was read. */
export function describeHome(readings: WalletHomeReadings): WalletHomeContent {
  const { accountId, accounts, payees, transactions, stops, deadlines } = readings
  const account = accounts?.find(({ id }) => id === accountId)
  return {
    account,
    held: account && findHeld(account),
    others: accounts?.filter(({ id }) => id !== accountId) ?? [],
    tasks: stops && transactions ? transactions.flatMap(toWaiting) : [],
    people: stops && payees?.filter(({ id }) => !stops.setAside.has(id)),
    movements: transactions?.filter((one) => isHistory(one, stopOf(one))),
  }

  function stopOf({ quoteId = '' }: Transaction): StoppedPayment | undefined {
    return stops?.payments.get(quoteId)
  }

  function toWaiting(transaction: Transaction): WaitingPayment[] {
    const stopped = stopOf(transaction)
    const task = findPaymentTask(transaction, stopped)
    return task && task.kind !== 'review'
      ? [{ transaction, task, stopped, until: stopped ? stopped.moneyFreeAt : deadlines?.get(task.quoteId) }]
      : []
  }
}

function findHeld({ balance, totalBalance }: InternalAccount): Money | undefined {
  if (totalBalance?.currency.code !== balance.currency.code) return undefined
  const amount = totalBalance.amount - balance.amount
  return amount > 0n ? { amount, currency: balance.currency } : undefined
}
