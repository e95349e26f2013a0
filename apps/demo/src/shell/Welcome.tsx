import { useRouter } from '../router/RouterContext.ts'
import { readCreatedWallet } from '../wallet/createWallet.ts'
import { Icon } from './Icon.tsx'
import type { SignInHelpProps } from './SignInHelp.tsx'
import { StepTitle } from './StepTitle.tsx'

/** What stands beside the sign-in: what this is. */
export function Welcome({ onOpenBackstage }: Pick<SignInHelpProps, 'onOpenBackstage'>) {
  const created = readCreatedWallet(useRouter().state())
  return (
    <div className="welcome">
      <StepTitle title="Sign in" />
      <p className="welcome-lead">The wallet that only you can sign for.</p>
      <ul className="welcome-points">
        <li>
          <Icon name="key" />
          Your key is created in this browser and never leaves it.
        </li>
        <li>
          <Icon name="eye" />
          You review, confirm and sign every payment.
        </li>
        <li>
          <Icon name="shield" />
          There’s no password to remember or lose.
        </li>
      </ul>
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
