import { CodeCells } from '../../primitives/CodeCells.tsx'
import { defineScreen } from '../../primitives/defineScreen.tsx'
import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { codeFormat } from '../sca-proof/index.ts'
import { ScaSignInForError } from '../sca-sign-in/index.ts'
import * as TotpEnrollment from './TotpEnrollment.tsx'
import { useTotpEnrollmentContext } from './TotpEnrollmentContext.ts'

type ScreenProps = {
  /** The wallet whose customer adds an app. */
  accountId: string
  /** The level of the heading in your page; 2 by default. */
  headingLevel?: HeadingLevel | undefined
}

/**
 * The finished card for adding an authenticator app: the QR code and the key, the first code of the app, and the recovery
 * codes, once. `ScaFactorsScreen` includes it. Needs `@countersign/react/styles.css`.
 */
export const TotpEnrollmentScreen = defineScreen(
  {
    name: 'TotpEnrollment',
    root: TotpEnrollment.Root,
  },
  ({ accountId, headingLevel = 2 }: ScreenProps) => (
    <TotpEnrollmentSteps accountId={accountId} headingLevel={headingLevel} headingClass="cs-title" />
  ),
  ['accountId', 'headingLevel'],
)

export type TotpEnrollmentStepsProps = {
  accountId: string
  headingLevel: HeadingLevel
  /** Class of the heading. */
  headingClass: string
  focusOnMount?: boolean | undefined
}

/** The enrollment of an authenticator app, without the card around it. */
export function TotpEnrollmentSteps(props: TotpEnrollmentStepsProps) {
  const { accountId, headingLevel, headingClass, focusOnMount } = props
  const { state, resume, step } = useTotpEnrollmentContext()
  const { error } = state
  return (
    <>
      <TotpEnrollment.Heading className={headingClass} level={headingLevel} focusOnMount={focusOnMount} />
      <TotpEnrollment.Explanation className="cs-lead" />
      <Secrets />
      <CodeForm />
      {step === 'start' && <TotpEnrollment.ErrorMessage className="cs-error" />}
      <TotpEnrollment.StartButton className="cs-button" />
      <TotpEnrollment.SavedButton className="cs-button" />
      <div className="cs-actions">
        <TotpEnrollment.CloseButton className="cs-link" />
      </div>
      <ScaSignInForError accountId={accountId} headingLevel={headingLevel} error={error} resume={resume} />
    </>
  )
}

/** The key, then the recovery codes, with what can be done with each. */
function Secrets() {
  const { step } = useTotpEnrollmentContext()
  return (
    <>
      {/* On the device that shows a QR code, no camera can read it. */}
      <TotpEnrollment.AppLink className="cs-button" />
      <TotpEnrollment.QrCode className="cs-qr" />
      <TotpEnrollment.KeyLabel className="cs-label" />
      <TotpEnrollment.Key className="cs-key" />
      <TotpEnrollment.CopyKeyButton className="cs-link" />
      <TotpEnrollment.RecoveryCodes className="cs-words" data-printed="" />
      {step === 'recovery' && (
        <div className="cs-actions">
          <TotpEnrollment.CopyCodesButton className="cs-link" />
          <TotpEnrollment.DownloadButton className="cs-link" />
          <TotpEnrollment.PrintButton className="cs-link" />
        </div>
      )}
      <TotpEnrollment.Deadline className="cs-note" data-lines="1" />
      <TotpEnrollment.CopyNotice className={({ clipboard }) => (clipboard ? 'cs-note' : 'cs-text')} />
    </>
  )
}

function CodeForm() {
  return (
    <TotpEnrollment.CodeForm className="cs-form">
      <TotpEnrollment.CodeLabel className="cs-label" />
      <CodeCells length={codeFormat.length}>
        <TotpEnrollment.CodeInput className="cs-code-input" />
      </CodeCells>
      <div className="cs-note">
        <TotpEnrollment.ErrorMessage className="cs-error" />
        <TotpEnrollment.CodeHint className="cs-hint" />
      </div>
      <TotpEnrollment.SubmitButton className="cs-button" />
    </TotpEnrollment.CodeForm>
  )
}
