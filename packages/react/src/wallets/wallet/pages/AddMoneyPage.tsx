import type { PaymentRequest } from '@countersign/core'
import { AddMoneyScreen } from '../../../payment/add-money/AddMoneyScreen.tsx'
import { writePaymentRequest } from '../../../payment/add-money/writePaymentRequest.ts'
import { useMessages } from '../../../provider/useMessages.ts'
import { paymentDetailsMessages } from '../../../shared/payment-details/index.ts'
import { pathTo, useWalletScreen } from '../WalletScreenContext.ts'
import { AccountField } from './AccountField.tsx'
import { BackLink, Column } from './PageParts.tsx'

/** Where to send money so that it arrives in this wallet, or a link that asks someone for it. */
export function Page() {
  const { options, chosenId, messages, router, path } = useWalletScreen()
  const { to } = useMessages('paymentDetails', paymentDetailsMessages)
  const requestLink = (request: PaymentRequest) =>
    `${location.origin}${router.hrefOf(pathTo('send', request.umaAddress))}#${writePaymentRequest(request)}`
  return (
    <Column look="split">
      <BackLink path="/">{messages.home}</BackLink>
      <AddMoneyScreen
        accountId={chosenId}
        account={<AccountField label={to} />}
        accountHolderName={options.accountHolderName}
        requestLink={path[0] === 'request' ? (options.requestLink ?? requestLink) : undefined}
        headingLevel={1}
      />
    </Column>
  )
}
