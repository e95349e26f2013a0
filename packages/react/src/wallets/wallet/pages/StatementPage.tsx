import { StatementScreen } from '../../../activity/statement/StatementScreen.tsx'
import { usePaymentDetails } from '../../../shared/payment-details/index.ts'
import { useProfile } from '../useProfile.ts'
import { useWalletScreen, type WalletPageProps } from '../WalletScreenContext.ts'
import { AccountField, useAccountName, useAccounts } from './AccountField.tsx'
import { BackLink, Column } from './PageParts.tsx'

/** The monthly statements. */
export function Page({ accountId }: WalletPageProps) {
  const { messages, chosenId } = useWalletScreen()
  const { accountFields } = usePaymentDetails()
  const { name } = useProfile({ accountId })
  const nameAccount = useAccountName()
  const shown = useAccounts().find(({ id }) => id === chosenId)
  return (
    <Column look="split">
      <BackLink path="/activity">{messages.activity}</BackLink>
      <StatementScreen
        accountId={chosenId}
        accountHolderName={name}
        account={<AccountField label={accountFields.accountId} nameOnly />}
        accountName={shown && nameAccount(shown)}
        headingLevel={1}
      />
    </Column>
  )
}
