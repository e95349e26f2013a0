import type { ReactNode } from 'react'

export type PaymentRowProps = {
  /** For styling: `data-row`. */
  name: 'send' | 'fee' | 'rate' | 'receive' | 'arrives' | 'to' | 'reference' | 'date' | 'refund'
  label: string
  children: ReactNode
}

/** One line of a statement. */
export function PaymentRow({ name, label, children }: PaymentRowProps) {
  return (
    <div data-row={name}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
