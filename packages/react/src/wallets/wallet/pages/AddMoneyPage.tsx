import type { PaymentRequest } from '@countersign/core'
import { AddMoneyScreen } from '../../../payment/add-money/AddMoneyScreen.tsx'
import { writePaymentRequest } from '../../../payment/add-money/writePaymentRequest.ts'
import { pathTo, useWalletScreen, type WalletPageProps } from '../WalletScreenContext.ts'
import { BackLink, Column } from './PageParts.tsx'

/** Where to send money so that it arrives in this wallet, and how to ask for it. */
export function Page({ accountId }: WalletPageProps) {
  const { options, messages, router } = useWalletScreen()
  const requestLink = (request: PaymentRequest) =>
    `${location.origin}${router.hrefOf(pathTo('send', request.umaAddress))}#${writePaymentRequest(request)}`
  return (
    <Column look="split">
      <BackLink path="/">{messages.home}</BackLink>
      <AddMoneyScreen
        accountId={accountId}
        accountHolderName={options.accountHolderName}
        requestLink={options.requestLink ?? requestLink}
        headingLevel={1}
      />
    </Column>
  )
}
