import { WalletOwnershipScreen } from '../../../payees/wallet-ownership/WalletOwnershipScreen.tsx'
import { useWalletScreen, type WalletPageProps } from '../WalletScreenContext.ts'
import { BackLink, Column } from './PageParts.tsx'

/** Confirms that a wallet that was saved as a payee is the user's own. */
export function Page({ id = '' }: WalletPageProps) {
  const { router, messages } = useWalletScreen()
  return (
    <Column isFlow>
      <BackLink path="/payees">{messages.payees}</BackLink>
      <WalletOwnershipScreen payeeId={id} headingLevel={1} focusOnMount onDone={() => router.navigate('/payees')} />
    </Column>
  )
}
