import type { ComponentPropsWithoutRef } from 'react'
import { defineScreen } from '../../primitives/defineScreen.tsx'
import type { HeadingLevel, ScreenHeadingProps } from '../../primitives/Heading.tsx'
import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import { Screen } from '../../primitives/Screen.tsx'
import { SignInInline } from '../sign-in-inline/index.ts'
import * as PasskeyRegistration from './PasskeyRegistration.tsx'
import { usePasskeyRegistrationContext } from './PasskeyRegistrationContext.ts'

/**
 * The finished card for registering a passkey, with an inline sign-in where one is needed. With `onSkip` the user can
 * postpone it. Needs `@countersign/react/styles.css`.
 */
export const PasskeyRegistrationScreen = defineScreen(
  {
    name: 'PasskeyRegistration',
    root: PasskeyRegistration.Root,
  },
  ({ headingLevel, focusOnMount }: ScreenHeadingProps) => (
    <>
      <PasskeyRegistration.Heading className="cs-title" level={headingLevel} focusOnMount={focusOnMount} />
      <PasskeyRegistrationSteps headingLevel={headingLevel} />
    </>
  ),
  ['headingLevel', 'focusOnMount'],
)

type HeadingLevelProps = {
  /** The level of the heading above it; an inline sign-in gets the next one. 2 by default. */
  headingLevel?: HeadingLevel | undefined
}

export type PasskeyRegistrationFormProps = Omit<ComponentPropsWithoutRef<typeof PasskeyRegistration.Root>, 'children'> &
  HeadingLevelProps

/** Registers a passkey inside another screen, with an inline sign-in where one is needed: no card and no heading. */
export function PasskeyRegistrationForm({ headingLevel, ...root }: PasskeyRegistrationFormProps) {
  return (
    <Screen name="PasskeyRegistration" subject={root.accountId}>
      <PasskeyRegistration.Root {...root}>
        <PartBoundary>
          <PasskeyRegistrationSteps headingLevel={headingLevel} />
        </PartBoundary>
      </PasskeyRegistration.Root>
    </Screen>
  )
}

/** The inside of both the card and the form. */
export function PasskeyRegistrationSteps({ headingLevel = 2 }: HeadingLevelProps) {
  const { state, cancelSignIn, obstructed } = usePasskeyRegistrationContext()
  const done = state.status === 'done'
  return (
    <>
      <PasskeyRegistration.Explanation className="cs-lead" />
      <PasskeyRegistration.Form className="cs-form">
        <PasskeyRegistration.NameLabel className="cs-label" />
        <PasskeyRegistration.NameInput className="cs-input" />
        <div className="cs-note">
          <PasskeyRegistration.ErrorMessage className="cs-error" />
          <PasskeyRegistration.Hint className="cs-hint" />
        </div>
        <PasskeyRegistration.SubmitButton className="cs-button" />
        <PasskeyRegistration.SupportLink className="cs-button" />
        <div className="cs-actions">
          <PasskeyRegistration.SkipButton className="cs-link" />
        </div>
      </PasskeyRegistration.Form>
      {(done || obstructed) && <PasskeyRegistration.SkipButton className="cs-button" />}
      <SignInInline state={state} headingLevel={headingLevel} onCancel={cancelSignIn} />
    </>
  )
}
