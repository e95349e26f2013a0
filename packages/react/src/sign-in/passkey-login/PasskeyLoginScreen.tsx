import { defineScreen } from '../../primitives/defineScreen.tsx'
import type { ScreenHeadingProps } from '../../primitives/Heading.tsx'
import * as PasskeyLogin from './PasskeyLogin.tsx'
import { usePasskeyLoginContext } from './PasskeyLoginContext.ts'

/**
 * The finished card for signing in with a passkey, by default with the one that was used last on this device. Where
 * passkeys cannot work, it says why and offers another way. Needs `@countersign/react/styles.css`.
 */
export const PasskeyLoginScreen = defineScreen(
  {
    name: 'PasskeyLogin',
    root: PasskeyLogin.Root,
  },
  ({ headingLevel, focusOnMount }: ScreenHeadingProps) => (
    <>
      <PasskeyLogin.Heading className="cs-title" level={headingLevel} focusOnMount={focusOnMount} />
      <PasskeyLoginSteps />
    </>
  ),
  ['headingLevel', 'focusOnMount'],
)

/** The sign-in with a passkey, without the card and the heading around it. */
export function PasskeyLoginSteps({ submitLabel }: { submitLabel?: string | undefined }) {
  const { state, obstacle } = usePasskeyLoginContext()
  if (state.status === 'signed-in') return null
  if (obstacle)
    return (
      <>
        <PasskeyLogin.Explanation className="cs-lead" />
        <PasskeyLogin.AnotherWayButton className="cs-button" />
      </>
    )
  return (
    <>
      <div className="cs-stack">
        <PasskeyLogin.ErrorMessage className="cs-error" />
        <PasskeyLogin.Progress className="cs-text" />
        <PasskeyLogin.Explanation className="cs-lead" />
      </div>
      <PasskeyLogin.StartButton className="cs-button">{submitLabel}</PasskeyLogin.StartButton>
      <PasskeyLogin.SupportLink className="cs-button" />
      <div className="cs-actions">
        <PasskeyLogin.AnotherWayButton className="cs-link" />
      </div>
    </>
  )
}
