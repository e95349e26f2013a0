import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import { Screen } from '../../primitives/Screen.tsx'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { StepUp } from '../sign-in-inline/StepUp.tsx'
import { PasskeyEnrollSkipButton, PasskeyEnrollSubmitButton } from './PasskeyEnrollButtons.tsx'
import { usePasskeyEnrollContext } from './PasskeyEnrollContext.ts'
import { PasskeyEnrollForm as Form } from './PasskeyEnrollForm.tsx'
import { PasskeyEnrollNameInput, PasskeyEnrollNameLabel } from './PasskeyEnrollNameInput.tsx'
import type { PasskeyEnrollRootProps } from './PasskeyEnrollRoot.tsx'
import { PasskeyEnrollRoot } from './PasskeyEnrollRoot.tsx'
import { PasskeyEnrollErrorMessage, PasskeyEnrollExplanation, PasskeyEnrollHint } from './PasskeyEnrollTexts.tsx'

export type PasskeyEnrollFormProps = Omit<PasskeyEnrollRootProps, 'children'> & {
  /** The level of the heading above it; a sign-in in place gets the next one. 2 if not given. */
  headingLevel?: HeadingLevel | undefined
}

/** Makes a passkey inside of another screen, with a sign-in in place where one is needed: no card and no heading. */
export function PasskeyEnrollForm(props: PasskeyEnrollFormProps) {
  const { headingLevel, ...rest } = props
  return (
    <Screen name="PasskeyEnroll" subject={rest.accountId}>
      <PasskeyEnrollRoot {...rest}>
        <PartBoundary>
          <PasskeyEnrollSteps headingLevel={headingLevel} />
        </PartBoundary>
      </PasskeyEnrollRoot>
    </Screen>
  )
}

/** What stands in the card and in the form alike. */
export function PasskeyEnrollSteps({ headingLevel = 2 }: { headingLevel?: HeadingLevel | undefined }) {
  const { enroll, obstructed } = usePasskeyEnrollContext()
  const done = enroll.state.status === 'done'
  return (
    <>
      <PasskeyEnrollExplanation className="cs-lead" />
      <Form className="cs-form">
        <PasskeyEnrollNameLabel className="cs-label" />
        <PasskeyEnrollNameInput className="cs-input" />
        <div className="cs-note">
          <PasskeyEnrollErrorMessage className="cs-error" />
          <PasskeyEnrollHint className="cs-hint" />
        </div>
        <PasskeyEnrollSubmitButton className="cs-button" />
        <div className="cs-actions">
          <PasskeyEnrollSkipButton className="cs-link" />
        </div>
      </Form>
      {(done || obstructed) && <PasskeyEnrollSkipButton className="cs-button" />}
      <StepUp state={enroll.state} headingLevel={headingLevel} onCancel={enroll.cancelSignIn} />
    </>
  )
}
