import {
  PasskeyLoginAnotherWayButton,
  PasskeyLoginStartButton,
} from '../../parts/passkey-login/PasskeyLoginButtons.tsx'
import { usePasskeyLoginContext } from '../../parts/passkey-login/PasskeyLoginContext.ts'
import {
  PasskeyLoginErrorMessage,
  PasskeyLoginExplanation,
  PasskeyLoginProgress,
} from '../../parts/passkey-login/PasskeyLoginMessages.tsx'

/** The sign-in by passkey without the card and the heading around it. */
export function PasskeyLoginSteps() {
  const { login, obstacle } = usePasskeyLoginContext()
  if (login.state.status === 'signed-in') return null
  if (obstacle)
    return (
      <>
        <PasskeyLoginExplanation className="cs-lead" />
        <PasskeyLoginAnotherWayButton className="cs-button" />
      </>
    )
  return (
    <>
      <div className="cs-stack">
        <PasskeyLoginErrorMessage className="cs-error" />
        <PasskeyLoginProgress className="cs-text" />
        <PasskeyLoginExplanation className="cs-lead" />
      </div>
      <PasskeyLoginStartButton className="cs-button" />
      <div className="cs-actions">
        <PasskeyLoginAnotherWayButton className="cs-link" />
      </div>
    </>
  )
}
