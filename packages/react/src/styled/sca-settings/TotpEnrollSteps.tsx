import type { ReactNode } from 'react'
import { useScaStepUp } from '../../hooks/sca/useScaStepUp.ts'
import { InPlace } from '../../parts/elements/InPlace.tsx'
import type { HeadingLevel } from '../../parts/elements/StepHeading.tsx'
import { codeFormat } from '../../parts/sca-proof/ScaProofContext.ts'
import {
  TotpEnrollCloseButton,
  TotpEnrollCopyNotice,
  TotpEnrollDeadline,
  TotpEnrollStartButton,
} from '../../parts/totp-enroll/TotpEnrollButtons.tsx'
import {
  TotpEnrollCodeForm,
  TotpEnrollCodeHint,
  TotpEnrollCodeInput,
  TotpEnrollCodeLabel,
  TotpEnrollSubmitButton,
} from '../../parts/totp-enroll/TotpEnrollCodeForm.tsx'
import { useTotpEnrollContext } from '../../parts/totp-enroll/TotpEnrollContext.ts'
import {
  TotpEnrollErrorMessage,
  TotpEnrollExplanation,
  TotpEnrollHeading,
} from '../../parts/totp-enroll/TotpEnrollHeading.tsx'
import {
  TotpEnrollCopyCodesButton,
  TotpEnrollDownloadButton,
  TotpEnrollPrintButton,
  TotpEnrollRecoveryCodes,
  TotpEnrollSavedButton,
} from '../../parts/totp-enroll/TotpEnrollRecoveryCodes.tsx'
import type { TotpEnrollRootProps } from '../../parts/totp-enroll/TotpEnrollRoot.tsx'
import { TotpEnrollRoot } from '../../parts/totp-enroll/TotpEnrollRoot.tsx'
import {
  TotpEnrollAppLink,
  TotpEnrollCopyKeyButton,
  TotpEnrollKey,
  TotpEnrollKeyLabel,
  TotpEnrollQrCode,
} from '../../parts/totp-enroll/TotpEnrollSecret.tsx'
import { PartBoundary } from '../PartBoundary.tsx'
import { ScaLoginLater } from './ScaLoginLater.tsx'

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
      <TotpEnrollCopyNotice className={copying.loan ? 'cs-note' : 'cs-text'} />
      <CodeForm />
      {step === 'start' && <TotpEnrollErrorMessage className="cs-error" />}
      <TotpEnrollStartButton className="cs-button" />
      <TotpEnrollSavedButton className="cs-button" />
      <div className="cs-actions">
        <TotpEnrollCloseButton className="cs-link" />
      </div>
      <StepUp accountId={accountId} headingLevel={headingLevel} />
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

function StepUp({ accountId, headingLevel }: { accountId: string; headingLevel: HeadingLevel }) {
  const { state, resume } = useTotpEnrollContext().enroll
  const stepUp = useScaStepUp('error' in state ? state.error : undefined, resume)
  if (!stepUp.wanted) return null
  return (
    <ScaLoginLater
      accountId={accountId}
      headingLevel={headingLevel}
      onSignedIn={stepUp.goOn}
      onCancel={stepUp.cancel}
    />
  )
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
        <PartBoundary>
          <TotpEnrollSteps accountId={accountId} headingLevel={headingLevel} headingClass="cs-subtitle" focusOnMount />
        </PartBoundary>
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
