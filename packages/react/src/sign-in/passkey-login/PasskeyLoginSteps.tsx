import { PasskeyLoginAnotherWayButton, PasskeyLoginStartButton } from './PasskeyLoginButtons.tsx'
import { usePasskeyLoginContext } from './PasskeyLoginContext.ts'
import { PasskeyLoginErrorMessage, PasskeyLoginExplanation, PasskeyLoginProgress } from './PasskeyLoginTexts.tsx'

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
