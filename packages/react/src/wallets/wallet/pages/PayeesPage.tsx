import { PayeeListScreen } from '../../../payees/payee-list/PayeeListScreen.tsx'
import { pathTo, useWalletScreen, type WalletPageProps } from '../WalletScreenContext.ts'
import { BackLink, Column } from './PageParts.tsx'

/** Whom the user can pay. */
export function Page({ accountId }: WalletPageProps) {
  const { router, messages } = useWalletScreen()
  return (
    <Column look="list">
      <BackLink path="/">{messages.home}</BackLink>
      <PayeeListScreen
        accountId={accountId}
        headingLevel={1}
        onPay={({ id }) => router.navigate(pathTo('send', id))}
        onAdd={() => router.navigate('/payees/new')}
        onProve={({ id }) => router.navigate(pathTo('payees/confirm', id))}
      />
    </Column>
  )
}
