import { useEffect, useRef } from 'react'
import { useRouter } from '../router/RouterContext.ts'
import { createdEmail } from '../wallet/createWallet.ts'
import { StepTitle } from './StepTitle.tsx'

/** What stands beside the sign-in: what this is. */
export function Welcome() {
  const created = createdEmail(useRouter().state())
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div className="welcome">
      <StepTitle title="Sign in" />
      <p className="welcome-lead">The wallet that only you can sign for.</p>
      <p className="welcome-text">
        Your key is created in this browser and never leaves it. You review, confirm and sign every payment.
      </p>
      {created !== undefined && (
        <p ref={note} className="welcome-note" tabIndex={-1}>
          Your wallet is ready and has demo money in it. Sign in as <bdi>{created}</bdi>.
        </p>
      )}
    </div>
  )
}
