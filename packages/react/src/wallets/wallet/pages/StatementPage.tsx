import { StatementScreen } from '../../../activity/statement/StatementScreen.tsx'
import { useWalletScreen, type WalletPageProps } from '../WalletScreenContext.ts'
import { BackLink, Column } from './PageParts.tsx'

/** The monthly statements. */
export function Page({ accountId }: WalletPageProps) {
  const { messages } = useWalletScreen()
  return (
    <Column look="split">
      <BackLink path="/activity">{messages.activity}</BackLink>
      <StatementScreen accountId={accountId} headingLevel={1} />
    </Column>
  )
}
