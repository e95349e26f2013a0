import { AddMoneyScreen } from '@countersign/react/add-money'
import { BackLink } from '../shell/BackLink.tsx'
import { accountHolderName } from '../wallet/accountHolderName.ts'
import { useWalletData } from '../wallet/WalletData.tsx'

/** Where to send money so that it arrives in this wallet. */
export function AddMoneyPage() {
  const { accountId } = useWalletData()
  return (
    <div className="column">
      <BackLink to="/">Home</BackLink>
      <AddMoneyScreen
        accountId={accountId}
        accountHolderName={accountHolderName}
        headingLevel={1}
        focusOnMount
        className="wide"
      />
    </div>
  )
}
