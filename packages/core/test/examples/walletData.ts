import {
  createActivityList,
  createActivityReader,
  createCustodialAccountsReader,
  createPayee,
  createPayeesReader,
  createStatementReader,
  createTransactionDetails,
  createWalletsReader,
  describeHome,
  describeMovement,
  describePaymentTimeline,
  describeTimeline,
  findPaymentTask,
  formatMoney,
  getCustomer,
  getPayee,
  getTransaction,
  isHistory,
  isShown,
  isWaiting,
  listStatementMonths,
  payeeOf,
  readActivity,
  readCustodialAccounts,
  readPayees,
  readProofDeadlines,
  readStatement,
  readTransaction,
  readTransactionDetails,
  readWallets,
  type Transaction,
  type WalletClient,
} from '@countersign/core'

declare const client: WalletClient
declare const signal: AbortSignal
declare function show(value: unknown): void

const accountId = 'InternalAccount:1'
const payeeId = 'ExternalAccount:1'

export async function readWallet(): Promise<void> {
  const { items, nextCursor } = await readWallets(client, { limit: 20, signal })
  show([items.length, nextCursor, items[0] && formatMoney(items[0].balance)])
  show((await readCustodialAccounts(client)).items.map(({ balance }) => formatMoney(balance)))
}

export async function readProfile(): Promise<void> {
  const customerId = (await readWallets(client)).items[0]?.customerId
  if (customerId === undefined) return
  const { fullName, email } = await getCustomer(client, { customerId, signal })
  show([fullName, email])
}

export async function readPastPayments(): Promise<void> {
  const { items } = await readActivity(client, { cursor: undefined })
  const transactionId = items[0]?.id ?? 'Transaction:1'
  const { payment } = await readTransaction(client, { transactionId, signal })
  show([payment?.status, (await getTransaction(client, { transactionId })).status])
}

export async function showHome(): Promise<void> {
  const [{ items: accounts }, { items: payees }, { items: transactions }] = await Promise.all([
    readWallets(client),
    readPayees(client),
    readActivity(client),
  ])
  const stops = { payments: new Map(), setAside: new Set<string>() }
  const readings = { accountId, accounts, payees, transactions, stops }
  const { account, tasks, people, movements } = describeHome(readings)
  show([account?.balance, tasks.map(({ task }) => task.kind), people?.length, movements?.length])
  const quoteIds = tasks.flatMap(({ task }) => (task.kind === 'confirm' ? [task.quoteId] : []))
  const home = describeHome({ ...readings, deadlines: await readProofDeadlines(client, { quoteIds }) })
  show(home.tasks.map(({ until }) => until))
}

export async function readOneMovement(): Promise<void> {
  const { transaction, stopped, timeline } = await readTransactionDetails(client, { transactionId: 'Transaction:1' })
  show(timeline.map(({ name, state, at }) => [name, state, at]))
  show([findPaymentTask(transaction, stopped)?.kind, isWaiting(transaction), isHistory(transaction)])
  const now = new Date(client.transport.serverTime.now())
  show([describeTimeline(transaction, { now }).length, describePaymentTimeline(transaction, { now }).length])
  void createTransactionDetails(client, { transactionId: 'Transaction:1' }).refresh()
}

export async function findMoneyThatCameIn(): Promise<void> {
  const list = createActivityList(client, { from: new Date('2026-01-01') })
  const isWanted = (transaction: Transaction) => isShown(transaction, { show: 'in', search: '500' })
  await list.refresh()
  const { content } = await list.findMore(isWanted)
  const { items: payees } = await readPayees(client)
  for (const transaction of content?.items.filter(isWanted) ?? [])
    show([describeMovement(transaction).state, payeeOf(transaction, payees)?.id])
}

export async function readLastMonth(): Promise<void> {
  const [, month = ''] = listStatementMonths({ now: new Date(client.transport.serverTime.now()) })
  const { openingBalance, closingBalance, lines } = await readStatement(client, { accountId, month, signal })
  show([openingBalance, closingBalance, lines.length])
  void createStatementReader(client, { accountId, month }).refresh()
}

export async function readAndAddPayees(customerId: string): Promise<void> {
  const accountInfo = { accountType: 'EUR_ACCOUNT', iban: 'DE89370400440532013000' }
  const payee = await createPayee(client, { payee: { customerId, currency: 'EUR', accountInfo }, signal })
  const { items } = await readPayees(client, { limit: 100 })
  show([payee.id, items.length, (await getPayee(client, { payeeId })).status])
}

export function createReaders(): void {
  const activity = createActivityReader(client, { limit: 20 })
  activity.subscribe(() => show(activity.getSnapshot().content?.items))
  void activity.refresh().then(() => activity.loadMore())
  void createWalletsReader(client).refresh()
  void createCustodialAccountsReader(client).refresh()
  void createPayeesReader(client, { limit: 50 }).refresh()
}
