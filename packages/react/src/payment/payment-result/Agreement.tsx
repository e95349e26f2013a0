import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { useLazy } from '../../primitives/useLazy.ts'
import type { PaymentOutcome } from './PaymentOutcome.ts'

const loadAgreement = () => import('../payment-agreement/index.ts')

/** What the user agreed to, once it is loaded. A receipt without it is still a receipt. */
export function Agreement({ outcome, headingLevel }: { outcome: PaymentOutcome; headingLevel: HeadingLevel }) {
  const later = useLazy(loadAgreement)
  if (later.status !== 'here') return null
  const { PaymentAgreementRoot, PaymentAgreementContent } = later.part
  return (
    <PaymentAgreementRoot outcome={outcome} className="cs-inset">
      <PaymentAgreementContent headingLevel={headingLevel} />
    </PaymentAgreementRoot>
  )
}
