import { Go } from '../../../primitives/Go.tsx'
import { useGoTo, useWalletScreen } from '../WalletScreenContext.ts'
import { Nothing } from './PageParts.tsx'

/** For an address that names no page. */
export function Page() {
  const { messages } = useWalletScreen()
  return (
    <Nothing title={messages.notFoundTitle} sentence={messages.notFound}>
      <Go className="cs-button cs-action" {...useGoTo()('/')}>
        {messages.backHome}
      </Go>
    </Nothing>
  )
}
