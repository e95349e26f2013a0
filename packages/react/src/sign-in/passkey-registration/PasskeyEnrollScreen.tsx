import type { ComponentPropsWithoutRef } from 'react'
import { defineScreen } from '../../primitives/defineScreen.tsx'
import type { HeadingLevel, ScreenHeadingProps } from '../../primitives/Heading.tsx'
import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import { Screen } from '../../primitives/Screen.tsx'
import { StepUp } from '../sign-in-inline/index.ts'
import * as PasskeyEnroll from './PasskeyEnroll.tsx'
import { usePasskeyRegistrationContext } from './PasskeyEnrollContext.ts'

/**
 * The finished card for registering a passkey, with an inline sign-in where one is needed. With `onSkip` the user can
 * postpone it. Needs `@countersign/react/styles.css`.
 */
export const PasskeyEnrollScreen = defineScreen(
  {
    name: 'PasskeyEnroll',
    root: PasskeyEnroll.Root,
    subject: ({ accountId }) => accountId,
  },
  ({ headingLevel, focusOnMount }: ScreenHeadingProps) => (
    <>
      <PasskeyEnroll.Heading className="cs-title" level={headingLevel} focusOnMount={focusOnMount} />
      <PasskeyEnrollSteps headingLevel={headingLevel} />
    </>
  ),
  ['headingLevel', 'focusOnMount'],
)

type HeadingLevelProps = {
  /** The level of the heading above it; an inline sign-in gets the next one. 2 by default. */
  headingLevel?: HeadingLevel | undefined
}

export type PasskeyEnrollFormProps = Omit<ComponentPropsWithoutRef<typeof PasskeyEnroll.Root>, 'children'> &
  HeadingLevelProps

/** Registers a passkey inside another screen, with an inline sign-in where one is needed: no card and no heading. */
export function PasskeyEnrollForm({ headingLevel, ...root }: PasskeyEnrollFormProps) {
  return (
    <Screen name="PasskeyEnroll" subject={root.accountId}>
      <PasskeyEnroll.Root {...root}>
        <PartBoundary>
          <PasskeyEnrollSteps headingLevel={headingLevel} />
        </PartBoundary>
      </PasskeyEnroll.Root>
    </Screen>
  )
}

/** The inside of both the card and the form. */
export function PasskeyEnrollSteps({ headingLevel = 2 }: HeadingLevelProps) {
  const { enroll, obstructed } = usePasskeyRegistrationContext()
  const done = enroll.state.status === 'done'
  return (
    <>
      <PasskeyEnroll.Explanation className="cs-lead" />
      <PasskeyEnroll.Form className="cs-form">
        <PasskeyEnroll.NameLabel className="cs-label" />
        <PasskeyEnroll.NameInput className="cs-input" />
        <div className="cs-note">
          <PasskeyEnroll.ErrorMessage className="cs-error" />
          <PasskeyEnroll.Hint className="cs-hint" />
        </div>
        <PasskeyEnroll.SubmitButton className="cs-button" />
        <div className="cs-actions">
          <PasskeyEnroll.SkipButton className="cs-link" />
        </div>
      </PasskeyEnroll.Form>
      {(done || obstructed) && <PasskeyEnroll.SkipButton className="cs-button" />}
      <StepUp state={enroll.state} headingLevel={headingLevel} onCancel={enroll.cancelSignIn} />
    </>
  )
}
