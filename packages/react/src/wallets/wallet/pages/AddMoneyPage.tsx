import type { InternalAccount, PaymentRequest } from '@countersign/core'
import { isPullable } from '@countersign/core/wallet-data'
import { usePayees } from '../../../payees/usePayees.ts'
import { AddMoneyScreen } from '../../../payment/add-money/AddMoneyScreen.tsx'
import { writePaymentRequest } from '../../../payment/add-money/writePaymentRequest.ts'
import { PayeeSummary } from '../../../payment/send/SendPayees.tsx'
import { Go } from '../../../primitives/Go.tsx'
import { Skeleton } from '../../../primitives/Skeleton.tsx'
import { usePaymentDetails } from '../../../shared/payment-details/index.ts'
import { pathTo, useGoTo, useWalletScreen, type WalletPageProps } from '../WalletScreenContext.ts'
import { AccountField, useAccountName, useAccounts, useAreAccountsUnknown } from './AccountField.tsx'
import { BackLink, Column } from './PageParts.tsx'

/** Where to send money so that it arrives in this wallet, or a link that asks someone for it. */
export function Page({ accountId, id }: WalletPageProps) {
  const { options, account, messages, router, path } = useWalletScreen()
  const { to } = usePaymentDetails()
  const areUnknown = useAreAccountsUnknown()
  const accounts = useAccounts()
  const requestLink = (request: PaymentRequest) =>
    `${location.origin}${router.hrefOf(pathTo('send', request.umaAddress))}#${writePaymentRequest(request)}`
  const isRequest = path[0] === 'request'
  // What is asked for arrives where the address leads.
  const shownId = (!isRequest && id) || accountId
  const shown = accounts.find((account) => account.id === shownId)
  const isKnown = id || (account && !areUnknown)
  return (
    <Column look="split">
      <BackLink path="/">{messages.home}</BackLink>
      {isKnown ? (
        <AddMoneyScreen
          accountId={shownId}
          account={
            !isRequest && (
              <>
                <AccountField
                  label={to}
                  value={shownId}
                  onChoose={(chosen) => router.navigate(pathTo('add', chosen))}
                />
                {shown && !takesTransfers(shown) && <WayFromBank account={accounts.find(takesTransfers)} />}
              </>
            )
          }
          more={!isRequest && shown?.balance.currency.code === 'USD' && <BankAccounts accountId={shownId} />}
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

/** The user's own bank accounts that money can be taken from, and the way to add one. */
function BankAccounts({ accountId }: { accountId: string }) {
  const { messages, router } = useWalletScreen()
  const { content } = usePayees({ limit: 100 }).state
  return (
    content && (
      <section>
        <h2 className="cs-label">{messages.fromBank}</h2>
        <ul className="cs-list cs-payees">
          {content.items.filter(isPullable).map((payee) => (
            <li key={payee.id}>
              <Go
                className="cs-row"
                onGo={() => router.navigate(pathTo('send', accountId), { state: { from: payee.id } })}
              >
                <PayeeSummary payee={payee} more={payee.currency} />
              </Go>
            </li>
          ))}
        </ul>
        <Go className="cs-link" onGo={() => router.navigate('/payees/new', { state: { to: accountId } })}>
          {messages.addBank}
        </Go>
      </section>
    )
  )
}

const takesTransfers = ({ fundingPaymentInstructions }: InternalAccount) =>
  fundingPaymentInstructions?.some(({ accountOrWalletInfo }) => accountOrWalletInfo.accountType.endsWith('_ACCOUNT'))
