import type { ExternalAccount, Quote } from '@countersign/core'
import { lookUp } from '@countersign/core'
import { useMessages } from '../../hooks/useMessages.ts'
import { paymentDetailsMessages } from '../../messages/paymentDetails.ts'
import { OutsideText } from '../elements/OutsideText.tsx'
import { describePayee, shortenAccount } from './describePayee.ts'

export type PaymentPayeeProps = { payee: ExternalAccount | undefined; destination: Quote['destination'] }

/** Who gets the money: the whole name, the bank, and the account, short with a way to see all of it. */
export function PaymentPayee({ payee, destination }: PaymentPayeeProps) {
  const words = useMessages('paymentDetails', paymentDetailsMessages)
  const { name, bank, account, fields } = describePayee(payee, destination)
  const short = account && shortenAccount(account)
  return (
    <>
      <span data-part="payee-name">
        <OutsideText>{name ?? short ?? words.payeeUnknown}</OutsideText>
      </span>
      {bank && (
        <span data-part="payee-bank">
          <OutsideText>{bank}</OutsideText>
        </span>
      )}
      {account && (
        <details data-part="payee-account">
          <summary>
            {name && short && <OutsideText>{short}</OutsideText>} <span data-part="show-whole">{words.showWhole}</span>
          </summary>
          <dl>
            {fields.map(({ field, value }) => (
              <div key={field}>
                <dt>{lookUp(words.accountFields, field) ?? field}</dt>
                <dd>
                  <OutsideText>{value}</OutsideText>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  )
}
