import { useRouter } from '../router/RouterContext.ts'
import { readCreatedWallet } from '../wallet/createWallet.ts'
import { StepTitle } from './StepTitle.tsx'

/** What stands beside the sign-in: what this is. */
export function Welcome() {
  const created = readCreatedWallet(useRouter().state())
  return (
    <div className="welcome">
      <StepTitle title="Sign in" />
      <p className="welcome-lead">The wallet that only you can sign for.</p>
      <p className="welcome-text">
        Your key is created in this browser and never leaves it. You review, confirm and sign every payment.
      </p>
      {created !== undefined && (
        <p className="welcome-note" role="status">
          Your wallet is ready and has demo money in it.
        </p>
      )}
    </div>
  )
}
