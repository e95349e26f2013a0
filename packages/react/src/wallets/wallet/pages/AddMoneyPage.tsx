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
import { pathTo, useGoTo, useWalletScreen, type WalletPageProps } from '../WalletScreenContext.ts'
import { useAccountName, useAccounts, useAccountText, useAreAccountsUnknown } from './AccountField.tsx'
import { BackLink, Column } from './PageParts.tsx'

/**
 * Where to send money so that it arrives in this wallet, or a link that asks someone for it. Who has several accounts says
 * first where the money is now.
 */
export function Page({ accountId, id }: WalletPageProps) {
  const { options, account, messages, router, path } = useWalletScreen()
  const describe = useAccountText()
  const areUnknown = useAreAccountsUnknown()
  const accounts = useAccounts()
  const requestLink = (request: PaymentRequest) =>
    `${location.origin}${router.hrefOf(pathTo('send', request.umaAddress))}#${writePaymentRequest(request)}`
  const isRequest = path[0] === 'request'
  const isAmongSeveral = !isRequest && accounts.length > 1
  if (isAmongSeveral && !id) return <Ways accounts={accounts} />
  // What is asked for arrives where the address leads.
  const shownId = (!isRequest && id) || accountId
  const shown = accounts.find((account) => account.id === shownId)
  const isKnown = id || (account && !areUnknown)
  return (
    <Column look="split">
      <BackLink path={isAmongSeveral ? '/add' : '/'}>{isAmongSeveral ? messages.addMoney : messages.home}</BackLink>
      {isKnown ? (
        <AddMoneyScreen
          accountId={shownId}
          account={
            isAmongSeveral &&
            shown && (
              <>
                <div className="cs-account">{describe(shown)}</div>
                {!takesTransfers(shown) && <WayFromBank account={accounts.find(takesTransfers)} />}
              </>
            )
          }
          more={!isRequest && <BankAccounts account={shown} />}
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
  const go = useGoTo()
  const banks = accounts.filter(takesTransfers)
  return (
    <Column>
      <BackLink path="/">{messages.home}</BackLink>
      <section className="cs-card">
        <h1 className="cs-title" tabIndex={-1}>
          {messages.addMoney}
        </h1>
        <ul className="cs-list cs-menu-list">
          {[...banks, ...accounts.filter((account) => !banks.includes(account))].map((account) => (
            <li key={account.id}>
              <Go className="cs-row" {...go(pathTo('add', account.id))}>
                <span className="cs-item-icon" data-currency={account.balance.currency.code} />
                <span className="cs-item">
                  <span className="cs-item-name">{banks.includes(account) ? bankTransfer : addressLead}</span>{' '}
                  <span className="cs-hint">{describe(account)}</span>
                </span>
                <NextIcon />
              </Go>
            </li>
          ))}
        </ul>
      </section>
      <BankAccounts className="cs-card" account={banks[0]} />
    </Column>
  )
}

/** Leads to the account that takes transfers from a bank. Renders nothing where the user has none. */
function WayFromBank({ account }: { account: InternalAccount | undefined }) {
  const { messages } = useWalletScreen()
  const go = useGoTo()
  const nameAccount = useAccountName()
  return (
    account && (
      <div className="cs-account">
        <Go className="cs-row" {...go(pathTo('add', account.id))}>
          <span className="cs-item-icon" data-currency={account.balance.currency.code} />
          <span className="cs-item">
            <span className="cs-item-name">{messages.viaBank}</span>{' '}
            <span className="cs-hint">{messages.viaBankHint({ account: nameAccount(account) })}</span>
          </span>
        </Go>
      </div>
    )
  )
}

/** The user's own bank accounts that money can be taken from into an account in dollars, and the way to add one. */
function BankAccounts({ account, className }: { account: InternalAccount | undefined; className?: string }) {
  const { messages, router } = useWalletScreen()
  const { content } = usePayees({ limit: 100 }).state
  return (
    account?.balance.currency.code === 'USD' &&
    content && (
      <section className={className}>
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

const takesTransfers = ({ fundingPaymentInstructions }: InternalAccount) =>
  fundingPaymentInstructions?.some(({ accountOrWalletInfo }) => accountOrWalletInfo.accountType.endsWith('_ACCOUNT'))
