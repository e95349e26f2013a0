import type { ReactNode } from 'react'
import { FirstPayment } from '../../shared/payment-details/FirstPayment.tsx'
import { usePaymentDetails } from '../../shared/payment-details/index.ts'
import * as Send from './Send.tsx'
import { Caution, PaymentLink, type PaymentTarget } from './SendCaution.tsx'
import { type SendPayment, useSendContext } from './SendContext.ts'
import { isOwnAccount, PayeeSummary } from './SendPayees.tsx'

export { SendDecision } from './SendDecision.tsx'

export type SendFormProps = PaymentTarget & {
  /** Receives the request for the price, such as for `QuoteConfirmationScreen`, and the draft to return to. */
  onContinue: (payment: SendPayment) => void
  /** The same with money from a bank account, such as for `FundingScreen`; without it there is no button for that. */
  onPayByTransfer?: ((payment: SendPayment) => void) | undefined
  /** Leads to where money is added, where there is too little; without it there is no button for that. */
  onAddMoney?: (() => void) | undefined
  /** Stands above the amount: a choice between several accounts. `null`: that is not known yet, and the amount waits for it. */
  account?: ReactNode
}

/** How much, what it costs and brings, and what travels with it. */
export function SendForm({
  onContinue,
  onPayByTransfer,
  onAddMoney,
  account,
  hrefOfPayment,
  onPayment,
}: SendFormProps) {
  const { send, isShort, payee } = useSendContext()
  const { from, amount } = usePaymentDetails()
  const payer = send.state.reading.content?.payer
  // What is taken from a bank account is in the currency that it arrives in.
  const sides = (['SENDING', 'RECEIVING'] as const).slice(0, payer ? 1 : 2)
  const leadsOn = isShort && onAddMoney
  return (
    <Send.AmountForm className="cs-form cs-send" onContinue={onContinue}>
      <div>
        <div>
          {payer ? (
            <div className="cs-account">
              <span className="cs-label">{from}</span>
              <div className="cs-row">
                <PayeeSummary payee={payer} more={payer.currency} />
              </div>
            </div>
          ) : (
            account
          )}
          {/* Above the amount: on a low screen the button may cover what stands right above it. */}
          <Caution className="cs-banner" />
          <PaymentLink className="cs-link" hrefOfPayment={hrefOfPayment} onPayment={onPayment} />
          {sides.map((side) => (
            <Send.AmountGroup key={side} className="cs-amount" side={side}>
              <Send.AmountLabel className="cs-label" side={side}>
                {payer && amount}
              </Send.AmountLabel>
              <Send.AmountField side={side} />
              <Send.AmountUnit side={side} aria-hidden="true" />
            </Send.AmountGroup>
          ))}
          <Send.CurrencyField className="cs-input" />
          <div className="cs-actions">
            <Send.AmountNote />
            <Send.MaxButton className="cs-link" />
          </div>
        </div>
        {!payer && <Send.Estimate className="cs-statement" />}
        <div>
          <Send.PayerFields className="cs-choices" />
          <Send.NoteField className="cs-input" />
          <Send.Options>
            <Send.RailField className="cs-input" />
            <Send.PurposeField className="cs-input" />
          </Send.Options>
        </div>
        <div>
          {onAddMoney && <Send.AddMoneyButton className="cs-button" onClick={onAddMoney} />}
          {!leadsOn && <Send.ContinueButton className="cs-button" />}
          {onPayByTransfer && !isOwnAccount(payee) && (
            // Where the wallet has enough, one button leads on.
            <Send.PayByTransferButton
              className={isShort ? 'cs-button' : 'cs-link'}
              data-look={isShort ? 'quiet' : undefined}
              onContinue={onPayByTransfer}
            />
          )}
          {!leadsOn && !payer && <Send.Assurance className="cs-note" />}
          {/* The last thing here, since it comes late: the next page has it from the start. */}
          {payee && !isOwnAccount(payee) && <FirstPayment payeeId={payee.id} />}
        </div>
      </div>
    </Send.AmountForm>
  )
}
