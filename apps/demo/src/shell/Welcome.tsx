import { useRouter } from '../router/RouterContext.ts'
import { readCreatedWallet } from '../wallet/createWallet.ts'
import { Icon } from './Icon.tsx'
import type { SignInHelpProps } from './SignInHelp.tsx'
import { StepTitle } from './StepTitle.tsx'

/** What stands beside the sign-in: what this is, and on a wide page what a receipt says. */
export function Welcome({ onOpenBackstage }: Pick<SignInHelpProps, 'onOpenBackstage'>) {
  const created = readCreatedWallet(useRouter().state())
  return (
    <div className="welcome engraved">
      <StepTitle title="Sign in" />
      <p className="welcome-lead">Every payment is signed by you, on this device.</p>
      <figure className="slip" aria-label="Example of a receipt">
        <p>What you agreed to</p>
        <blockquote>
          Send <strong>€30.00</strong> to <strong>Grace Okafor</strong>, account ending in 8190.
        </blockquote>
        <p>
          <Icon name="shield" />
          Matches what was carried out
        </p>
      </figure>
      {created !== undefined && (
        <p className="welcome-note" role="status">
          Your wallet is ready and has demo money in it.{' '}
          {onOpenBackstage && (
            <button type="button" className="text-button" onClick={onOpenBackstage}>
              Read your code in the demo’s inbox
            </button>
          )}
        </p>
      )}
    </div>
  )
}
