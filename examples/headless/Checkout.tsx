import type { QuoteConfirmationOptions } from '@countersign/core'
import { SessionGuard, useSession } from '@countersign/react/session-guard'
import { notice, plain } from './design.tsx'
import { Payment } from './Payment.tsx'
import { SignIn } from './SignIn.tsx'

type CheckoutProps = {
  /** The wallet that pays, and the quote that your backend created, or a request to make one from. */
  payment: QuoteConfirmationOptions
  onDone: () => void
}

/** A payment from the sign-in to the receipt, drawn by this page alone. */
export function Checkout({ payment, onDone }: CheckoutProps) {
  const { state } = useSession()
  const isOpen = state.status === 'active' || state.status === 'expiring'
  return (
    <SessionGuard.Root>
      <SessionGuard.Notice render={notice} />
      <SessionGuard.TimeLeft />
      <SessionGuard.ExtendButton render={plain} />
      <SessionGuard.SignOutButton render={plain} />
      {!isOpen && state.status !== 'restoring' && (
        <SignIn credentialId={'session' in state ? state.session.credentialId : undefined} />
      )}
      {/* It stays in the page when the session expires, and is hidden while the wallet is locked. */}
      <SessionGuard.Content>
        <Payment payment={payment} onDone={onDone} />
      </SessionGuard.Content>
    </SessionGuard.Root>
  )
}
