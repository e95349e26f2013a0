import { PayeeFormScreen } from '@countersign/react/payee-form'
import { useRouter } from '../router/RouterContext.ts'
import { BackLink } from '../shell/BackLink.tsx'
import { useRefreshOnArrival, useWalletData } from '../wallet/WalletData.tsx'

/** Saves someone to pay. */
export function NewPayeePage() {
  const { wallet, refresh } = useWalletData()
  const router = useRouter()
  useRefreshOnArrival()
  if (!wallet.value) return null
  return (
    <div className="column flow">
      <BackLink to="/send">Send</BackLink>
      <PayeeFormScreen
        accountId={wallet.value.id}
        headingLevel={1}
        focusOnMount
        className="wide"
        onPay={({ id }) => {
          refresh()
          router.navigate(`/send/${encodeURIComponent(id)}`)
        }}
        onDone={() => {
          refresh()
          router.navigate('/send')
        }}
      />
    </div>
  )
}
