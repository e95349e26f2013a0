import type { QuoteRequest } from '@countersign/core'
import { QuoteConfirmationScreen } from '@countersign/react'
import { useMemo, useState } from 'react'
import { Link } from '../router/Link.tsx'
import { useRouter } from '../router/RouterContext.ts'
import { BackLink } from '../shell/BackLink.tsx'
import { PageHeading, PageTitle } from '../shell/PageHeading.tsx'
import { useWalletData } from '../wallet/WalletData.tsx'

/** Last step of sending: the price, the consent, and what became of it. Its address holds the quote, so it survives a reload. */
export function PayPage({ quoteId }: { quoteId: string | undefined }) {
  const router = useRouter()
  const { accountId } = useWalletData()
  // Once begun it stays the same payment, whatever quotes the address names while it goes on.
  const [begun] = useState(() => (quoteId === undefined ? readRequest(router.state()) : { quoteId }))
  const payment = useMemo(
    () =>
      begun && {
        ...begun,
        accountId,
        onQuote: (quote: { id: string }) => router.navigate(`/pay/${encodeURIComponent(quote.id)}`, { replace: true }),
      },
    [begun, accountId, router],
  )
  if (!payment)
    return (
      <div className="column">
        <PageHeading title="Nothing to pay" />
        <p className="empty">
          This payment is not known here. <Link to="/send">Start a new one</Link>
        </p>
      </div>
    )
  return (
    <div className="column">
      <PageTitle title="Check and send" />
      <BackLink to="/">Home</BackLink>
      <QuoteConfirmationScreen payment={payment} headingLevel={1} className="wide" />
      <Link to="/" className="cs-button action done" data-look="quiet">
        Done
      </Link>
      <Link to="/send" className="cs-button action again" data-look="quiet">
        Start again
      </Link>
    </div>
  )
}

/** The browser kept it with the entry of the history; anything else may stand there too. */
function readRequest(state: unknown): { request: QuoteRequest } | undefined {
  if (typeof state !== 'object' || state === null || !('request' in state)) return undefined
  return { request: state.request as QuoteRequest }
}
