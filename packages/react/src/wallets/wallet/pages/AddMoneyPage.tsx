import type { InternalAccount, PaymentRequest } from '@countersign/core'
import { isPullable } from '@countersign/core/wallet-data'
import { usePayees } from '../../../payees/usePayees.ts'
import { AddMoneyScreen } from '../../../payment/add-money/AddMoneyScreen.tsx'
import { addMoneyMessages } from '../../../payment/add-money/addMoneyMessages.ts'
import { writePaymentRequest } from '../../../payment/add-money/writePaymentRequest.ts'
import { fundingMessages } from '../../../payment/funding/fundingMessages.ts'
import { PayeeSummary } from '../../../payment/send/SendPayees.tsx'
import { Go } from '../../../primitives/Go.tsx'
import { NextIcon, PlusIcon } from '../../../primitives/icons.tsx'
import { Skeleton } from '../../../primitives/Skeleton.tsx'
import { useMessages } from '../../../provider/useMessages.ts'
import { pathTo, useWalletScreen, type WalletPageProps } from '../WalletScreenContext.ts'
import { useAccounts, useAccountText, useAreAccountsUnknown } from './AccountField.tsx'
import { BackLink, Column, MenuRow } from './PageParts.tsx'

/** Where to send money so that it arrives in this wallet, or a link that asks someone for it. */
export function Page({ accountId, id }: WalletPageProps) {
  const { options, account, messages, router, path } = useWalletScreen()
  const areUnknown = useAreAccountsUnknown()
  const accounts = useAccounts()
  const requestLink = (request: PaymentRequest) =>
    `${location.origin}${router.hrefOf(pathTo('send', request.umaAddress))}#${writePaymentRequest(request)}`
  const isRequest = path[0] === 'request'
  // Who has several ways says first where the money is now.
  const hasWays = !isRequest && !areUnknown && (accounts.length > 1 || accounts.some(isInDollars))
  const isChosen = hasWays && id
  // What is asked for arrives where the address leads.
  const shownId = (!isRequest && id) || accountId
  return (
    <Column look="split">
      <BackLink path={isChosen ? '/add' : '/'}>{isChosen ? messages.addMoney : messages.home}</BackLink>
      {hasWays && !id ? (
        <Ways accounts={accounts} />
      ) : id || (account && !areUnknown) ? (
        <AddMoneyScreen
          accountId={shownId}
          accountHolderName={options.accountHolderName}
          requestLink={isRequest ? (options.requestLink ?? requestLink) : undefined}
          headingLevel={1}
        />
      ) : (
        <Skeleton />
      )}
    </Column>
  )
}

/** Where money can come from, a bank first, and which of the accounts it comes to. */
function Ways({ accounts }: { accounts: readonly InternalAccount[] }) {
  const { messages } = useWalletScreen()
  const { addressLead } = useMessages('addMoney', addMoneyMessages)
  const { bankTransfer } = useMessages('funding', fundingMessages)
  const describe = useAccountText()
  const banksFirst = [...accounts.filter(takesTransfers), ...accounts.filter((account) => !takesTransfers(account))]
  return (
    <>
      <section className="cs-card">
        <h1 className="cs-title" tabIndex={-1}>
          {messages.addMoney}
        </h1>
        <ul className="cs-list cs-menu-list">
          {banksFirst.map((account) => (
            <MenuRow
              key={account.id}
              path={pathTo('add', account.id)}
              currency={account.balance.currency.code}
              title={takesTransfers(account) ? bankTransfer : addressLead}
              note={describe(account)}
            />
          ))}
        </ul>
      </section>
      <BankAccounts account={accounts.find(isInDollars)} />
    </>
  )
}

/** The user's own bank accounts that money can be taken from into an account in dollars, and the way to add one. */
function BankAccounts({ account }: { account: InternalAccount | undefined }) {
  const { messages, router } = useWalletScreen()
  const { content } = usePayees({ limit: 100 }).state
  return (
    account &&
    content && (
      <section className="cs-card">
        <h2 className="cs-subtitle">{messages.fromBank}</h2>
        <ul className="cs-list cs-payees cs-menu-list">
          {content.items.filter(isPullable).map((payee) => (
            <li key={payee.id}>
              <Go
                className="cs-row"
                onGo={() => router.navigate(pathTo('send', account.id), { state: { from: payee.id } })}
              >
                <PayeeSummary payee={payee} more={payee.currency} />
                <NextIcon />
              </Go>
            </li>
          ))}
          <li>
            <Go className="cs-row" onGo={() => router.navigate('/payees/new', { state: { to: account.id } })}>
              <span className="cs-item-icon">
                <PlusIcon />
              </span>
              <span className="cs-item-name">{messages.addBank}</span>
            </Go>
          </li>
        </ul>
      </section>
    )
  )
}

const takesTransfers = ({ fundingPaymentInstructions = [] }: InternalAccount): boolean =>
  fundingPaymentInstructions.some(({ accountOrWalletInfo }) => accountOrWalletInfo.accountType.endsWith('_ACCOUNT'))

/** Only dollars are taken from a bank account. */
const isInDollars = ({ balance }: InternalAccount) => balance.currency.code === 'USD'
