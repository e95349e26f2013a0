import type { PaymentRequest } from '@countersign/core'
import { AddMoneyScreen } from '../../../payment/add-money/AddMoneyScreen.tsx'
import { writePaymentRequest } from '../../../payment/add-money/writePaymentRequest.ts'
import { pathTo, useWalletScreen, type WalletPageProps } from '../WalletScreenContext.ts'
import { BackLink, Column } from './PageParts.tsx'

/** Where to send money so that it arrives in this wallet, or a link that asks someone for it. */
export function Page({ accountId }: WalletPageProps) {
  const { options, messages, router, path } = useWalletScreen()
  const requestLink = (request: PaymentRequest) =>
    `${location.origin}${router.hrefOf(pathTo('send', request.umaAddress))}#${writePaymentRequest(request)}`
  return (
    <Column look="split">
      <BackLink path="/">{messages.home}</BackLink>
      <AddMoneyScreen
        accountId={accountId}
        accountHolderName={options.accountHolderName}
        requestLink={path[0] === 'request' ? (options.requestLink ?? requestLink) : undefined}
        headingLevel={1}
      />
    </Column>
  )
}
