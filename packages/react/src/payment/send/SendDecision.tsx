import { type ChangePayeeProps, ErrorMessage } from './Send.tsx'
import { PaymentLink, type PaymentTarget } from './SendCaution.tsx'
import * as Send from './SendSetAside.tsx'

export type DecisionProps = PaymentTarget & ChangePayeeProps

/** What changed where a payee took the place of another one, and what can be done: to leave it as it is comes first. */
export function SendDecision({ onChange, ...target }: DecisionProps) {
  return (
    <Send.SetAside className="cs-ask">
      <PaymentLink className="cs-link" {...target} />
      <ErrorMessage className="cs-error" />
      <Answers onChange={onChange} />
    </Send.SetAside>
  )
}

function Answers({ onChange }: ChangePayeeProps) {
  const { isAsked } = Send.useAsking()
  const answers = (
    <>
      <Send.KeepAsideButton className="cs-button" onChange={onChange} />
      <div className="cs-actions">
        {!isAsked && <Send.RemoveButton className="cs-link" onChange={onChange} />}
        <Send.AcceptButton className="cs-link" />
      </div>
    </>
  )
  return isAsked ? <Send.AcceptQuestion>{answers}</Send.AcceptQuestion> : answers
}
