import { PayeeFormScreen } from '../../../payees/payee-form/PayeeFormScreen.tsx'
import { pathTo, useWalletScreen, type WalletPageProps } from '../WalletScreenContext.ts'
import { BackLink, Column } from './PageParts.tsx'

/** Saves someone to pay. */
export function Page({ accountId }: WalletPageProps) {
  const { router, messages, path } = useWalletScreen()
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
