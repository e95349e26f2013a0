import type { ReactNode } from 'react'
import { InPlace } from '../../primitives/InPlace.tsx'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { codeFormat } from '../sca-proof/index.ts'
import { ScaSignInForError } from '../sca-sign-in/index.ts'
import {
  TotpEnrollCloseButton,
  TotpEnrollCopyNotice,
  TotpEnrollDeadline,
  TotpEnrollStartButton,
} from './TotpEnrollButtons.tsx'
import {
  TotpEnrollCodeForm,
  TotpEnrollCodeHint,
  TotpEnrollCodeInput,
  TotpEnrollCodeLabel,
  TotpEnrollSubmitButton,
} from './TotpEnrollCodeForm.tsx'
import { useTotpEnrollContext } from './TotpEnrollContext.ts'
import { TotpEnrollErrorMessage, TotpEnrollExplanation, TotpEnrollHeading } from './TotpEnrollHeading.tsx'
import {
  TotpEnrollCopyCodesButton,
  TotpEnrollDownloadButton,
  TotpEnrollPrintButton,
  TotpEnrollRecoveryCodes,
  TotpEnrollSavedButton,
} from './TotpEnrollRecoveryCodes.tsx'
import type { TotpEnrollRootProps } from './TotpEnrollRoot.tsx'
import { TotpEnrollRoot } from './TotpEnrollRoot.tsx'
import {
  TotpEnrollAppLink,
  TotpEnrollCopyKeyButton,
  TotpEnrollKey,
  TotpEnrollKeyLabel,
  TotpEnrollQrCode,
} from './TotpEnrollSecret.tsx'

export type TotpEnrollStepsProps = {
  /** The wallet whose customer adds an app. */
  accountId: string
  headingLevel: HeadingLevel
  /** Class of the heading. */
  headingClass: string
  focusOnMount?: boolean | undefined
}

/** The enrolment of an authenticator app without the card around it. */
export function TotpEnrollSteps({ accountId, headingLevel, headingClass, focusOnMount }: TotpEnrollStepsProps) {
  const { step, copying } = useTotpEnrollContext()
  return (
    <>
      <TotpEnrollHeading className={headingClass} level={headingLevel} focusOnMount={focusOnMount} />
      <TotpEnrollExplanation className="cs-lead" />
      <Secret />
      <TotpEnrollRecoveryCodes className="cs-words" data-printed="" />
      {step === 'recovery' && (
        <div className="cs-actions">
          <TotpEnrollCopyCodesButton className="cs-link" />
          <TotpEnrollDownloadButton className="cs-link" />
          <TotpEnrollPrintButton className="cs-link" />
        </div>
      )}
      <TotpEnrollDeadline className="cs-note" data-lines="1" />
      <TotpEnrollCopyNotice className={copying.status ? 'cs-note' : 'cs-text'} />
      <CodeForm />
      {step === 'start' && <TotpEnrollErrorMessage className="cs-error" />}
      <TotpEnrollStartButton className="cs-button" />
      <TotpEnrollSavedButton className="cs-button" />
      <div className="cs-actions">
        <TotpEnrollCloseButton className="cs-link" />
      </div>
      <SignIn accountId={accountId} headingLevel={headingLevel} />
    </>
  )
}

function Secret() {
  return (
    <>
      <TotpEnrollQrCode className="cs-qr" />
      <TotpEnrollAppLink className="cs-button" data-look="quiet" />
      <TotpEnrollKeyLabel className="cs-label" />
      <TotpEnrollKey className="cs-key" />
      <TotpEnrollCopyKeyButton className="cs-link" />
    </>
  )
}

function CodeForm() {
  return (
    <TotpEnrollCodeForm className="cs-form">
      <TotpEnrollCodeLabel className="cs-label" />
      <div className="cs-code" data-length={codeFormat.length}>
        <TotpEnrollCodeInput className="cs-code-input" />
      </div>
      <div className="cs-note">
        <TotpEnrollErrorMessage className="cs-error" />
        <TotpEnrollCodeHint className="cs-hint" />
      </div>
      <TotpEnrollSubmitButton className="cs-button" />
    </TotpEnrollCodeForm>
  )
}

function SignIn({ accountId, headingLevel }: { accountId: string; headingLevel: HeadingLevel }) {
  const { state, resume } = useTotpEnrollContext().enroll
  const error = 'error' in state ? state.error : undefined
  return <ScaSignInForError accountId={accountId} headingLevel={headingLevel} error={error} resume={resume} />
}

export type TotpEnrollInPlaceProps = Pick<TotpEnrollRootProps, 'onEnrolled'> & {
  accountId: string
  /** Names the step for those who do not see it. */
  label: string
  headingLevel: HeadingLevel
  onClose: () => void
}

/** The enrolment inside of another screen, which stays as it is. Escape leaves it, except from codes that wait to be saved. */
export function TotpEnrollInPlace({ accountId, label, headingLevel, onEnrolled, onClose }: TotpEnrollInPlaceProps) {
  return (
    <TotpEnrollRoot onEnrolled={onEnrolled} onClose={onClose}>
      <Inset label={label}>
        <TotpEnrollSteps accountId={accountId} headingLevel={headingLevel} headingClass="cs-subtitle" focusOnMount />
      </Inset>
    </TotpEnrollRoot>
  )
}

function Inset({ label, children }: { label: string; children: ReactNode }) {
  const { close } = useTotpEnrollContext()
  return (
    <InPlace className="cs-inset" label={label} onCancel={() => close?.()}>
      {children}
    </InPlace>
  )
}
