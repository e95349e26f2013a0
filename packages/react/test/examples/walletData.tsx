import { formatMoney, isShown, type Transaction } from '@countersign/core'
import {
  useActivity,
  useActivityList,
  useCustodialAccounts,
  usePayees,
  useStatement,
  useTransactionDetails,
  useWalletHome,
  useWallets,
  useWriteMovement,
} from '@countersign/react'

export function WalletsExample() {
  const { state } = useWallets()
  return state.content?.items.map(({ id, balance }) => <p key={id}>{formatMoney(balance)}</p>)
}

export function CustodialAccountsExample() {
  const { state } = useCustodialAccounts()
  return state.content?.items.map(({ id, balance }) => <p key={id}>{formatMoney(balance)}</p>)
}

export function ActivityExample() {
  const { state, isBusy, loadMore } = useActivity({ limit: 20 })
  if (state.error) return state.error.action
  return <button type="button" disabled={isBusy} onClick={loadMore} value={state.content?.nextCursor} />
}

export function ActivityListExample() {
  const { state, isBusy, findMore } = useActivityList({ limit: 20 })
  const write = useWriteMovement()
  const isWanted = (transaction: Transaction) => isShown(transaction, { show: 'in' })
  return (
    <button type="button" disabled={isBusy} onClick={() => findMore(isWanted)}>
      {state.content?.items.filter(isWanted).map((transaction) => write(transaction, []).title)}
    </button>
  )
}

export function StatementExample({ accountId }: { accountId: string }) {
  const { state, isBusy, refresh } = useStatement({ accountId, month: '2026-10' })
  return <button type="button" disabled={isBusy} onClick={refresh} value={state.content?.lines.length} />
}

export function TransactionDetailsExample({ transactionId }: { transactionId: string }) {
  const { state } = useTransactionDetails({ transactionId })
  return state.content?.timeline.map(({ name, state: step }) => <p key={name}>{`${name}: ${step}`}</p>)
}

export function WalletHomeExample({ accountId }: { accountId: string }) {
  const { home, refresh } = useWalletHome({ accountId })
  return (
    <button type="button" onClick={() => void refresh()}>
      {home.account && formatMoney(home.account.balance)}
    </button>
  )
}

export function PayeesExample() {
  const { state } = usePayees({ limit: 50 })
  return state.content?.items.map(({ id, currency }) => <p key={id}>{currency}</p>)
}
