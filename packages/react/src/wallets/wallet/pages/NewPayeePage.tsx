import { PayeeFormScreen } from '../../../payees/payee-form/PayeeFormScreen.tsx'
import { pathTo, useWalletScreen, type WalletPageProps } from '../WalletScreenContext.ts'
import { BackLink, Column } from './PageParts.tsx'

/** Saves someone to pay. */
export function Page({ accountId, state }: WalletPageProps) {
  const { router, messages, path } = useWalletScreen()
  const isOfPayees = path[0] === 'payees'
  // The user's own bank account is added from where money is taken from it.
  const { above: asked } = Object(state) as { above?: string }
  const above = asked ?? (isOfPayees ? '/payees' : '/send')
  return (
    <Column isFlow>
      <BackLink path={above}>{asked ? messages.addMoney : isOfPayees ? messages.payees : messages.send}</BackLink>
      <PayeeFormScreen
        accountId={accountId}
        headingLevel={1}
        focusOnMount
        onPay={asked ? undefined : ({ id }) => router.navigate(pathTo('send', id))}
        onUmaAddress={(umaAddress) => router.navigate(pathTo('send', umaAddress))}
        onDone={() => router.navigate(above)}
        onProve={({ id }) => router.navigate(pathTo('payees/confirm', id))}
      />
    </Column>
  )
}
