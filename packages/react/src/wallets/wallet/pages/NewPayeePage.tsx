import type { ExternalAccount } from '@countersign/core'
import { isPullable } from '@countersign/core/wallet-data'
import { PayeeFormScreen } from '../../../payees/payee-form/PayeeFormScreen.tsx'
import { useProfile } from '../useProfile.ts'
import { pathTo, useWalletScreen, type WalletPageProps } from '../WalletScreenContext.ts'
import { BackLink, Column } from './PageParts.tsx'

/** Saves someone to pay, or the user's own bank account, which is added from where money is taken from it. */
export function Page({ accountId, state }: WalletPageProps) {
  const { router, messages, path } = useWalletScreen()
  const { to } = Object(state) as { to?: unknown }
  if (typeof to === 'string') return <OwnAccount accountId={accountId} to={to} />
  const isOfPayees = path[0] === 'payees'
  const above = isOfPayees ? '/payees' : '/send'
  return (
    <Column isFlow>
      <BackLink path={above}>{isOfPayees ? messages.payees : messages.send}</BackLink>
      <PayeeFormScreen
        accountId={accountId}
        headingLevel={1}
        focusOnMount
        onPay={({ id }) => router.navigate(pathTo('send', id))}
        onUmaAddress={(umaAddress) => router.navigate(pathTo('send', umaAddress))}
        onDone={() => router.navigate(above)}
        onProve={({ id }) => router.navigate(pathTo('payees/confirm', id))}
      />
    </Column>
  )
}

/** `to`: the account that the money will be added to. */
function OwnAccount({ accountId, to }: { accountId: string; to: string }) {
  const { router, messages } = useWalletScreen()
  const { name } = useProfile({ accountId })
  // Where no money can be taken from it, it is only saved.
  const onSaved = (payee: ExternalAccount) =>
    isPullable(payee) && router.navigate(pathTo('send', to), { replace: true, state: { from: payee.id } })
  return (
    <Column isFlow>
      <BackLink path="/add">{messages.addMoney}</BackLink>
      <PayeeFormScreen
        accountId={accountId}
        own={{ accountType: 'USD_ACCOUNT', name, title: messages.addBank, onSaved }}
        headingLevel={1}
        focusOnMount
        onDone={() => router.navigate('/add')}
      />
    </Column>
  )
}
