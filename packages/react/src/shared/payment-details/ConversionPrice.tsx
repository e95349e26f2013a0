import type { Quote } from '@countersign/core'
import { PaymentPrice } from './PaymentDetails.tsx'

/** The fee, the rate and what arrives, above the proof that confirms a conversion. Renders nothing where nothing is exchanged. */
export function ConversionPrice({ quote }: { quote: Quote }) {
  if (quote.sendingCurrency.code === quote.receivingCurrency.code) return null
  return (
    <dl className="cs-statement">
      <PaymentPrice quote={quote} />
    </dl>
  )
}
