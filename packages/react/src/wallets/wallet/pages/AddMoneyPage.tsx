import { AddMoneyScreen } from '../../../payment/add-money/AddMoneyScreen.tsx'
import { useWalletScreen, type WalletPageProps } from '../WalletScreenContext.ts'
import { BackLink, Column } from './PageParts.tsx'

/** Where to send money so that it arrives in this wallet. */
export function Page({ accountId }: WalletPageProps) {
  const { options, messages } = useWalletScreen()
  return (
    <Column look="split">
      <BackLink path="/">{messages.home}</BackLink>
      <AddMoneyScreen accountId={accountId} accountHolderName={options.accountHolderName} headingLevel={1} />
    </Column>
  )
}
