import { type ComponentPropsWithoutRef, forwardRef, useRef, useState } from 'react'
import { defineScreen } from '../../primitives/defineScreen.tsx'
import type { ScreenHeadingProps } from '../../primitives/Heading.tsx'
import { KeyIcon } from '../../primitives/icons.tsx'
import { Screen } from '../../primitives/Screen.tsx'
import { useComposedRefs } from '../../primitives/useComposedRefs.ts'
import { SignInInline } from '../sign-in-inline/index.ts'
import * as PasskeyRegistration from './PasskeyRegistration.tsx'
import { usePasskeyRegistrationContext } from './PasskeyRegistrationContext.ts'
import { usePasskeyOffer } from './usePasskeyOffer.ts'

/** One line with one press: the passkey gets the name of the browser and the device. */
const PasskeyOfferCard = defineScreen(
  {
    name: 'PasskeyOffer',
    root: PasskeyRegistration.Root,
  },
  ({ headingLevel, focusOnMount }: ScreenHeadingProps) => (
    <PasskeyOfferSteps headingLevel={headingLevel} focusOnMount={focusOnMount} />
  ),
  ['headingLevel', 'focusOnMount'],
)

function PasskeyOfferSteps({ headingLevel = 2, focusOnMount }: ScreenHeadingProps) {
  const { state, cancelSignIn } = usePasskeyRegistrationContext()
  return (
    <>
      <div className="cs-session-line">
        <KeyIcon />
        <div className="cs-item">
          <PasskeyRegistration.Heading className="cs-subtitle" level={headingLevel} focusOnMount={focusOnMount} />
          <PasskeyRegistration.Explanation className="cs-hint" />
        </div>
        <PasskeyRegistration.Form className="cs-session-line">
          <PasskeyRegistration.SubmitButton className="cs-button" data-look="quiet" />
          <PasskeyRegistration.SkipButton className="cs-link" />
        </PasskeyRegistration.Form>
        {state.status === 'done' && <PasskeyRegistration.SkipButton className="cs-link" />}
      </div>
      <PasskeyRegistration.ErrorMessage className="cs-error" />
      <PasskeyRegistration.SupportLink className="cs-button" />
      <SignInInline state={state} headingLevel={headingLevel} onCancel={cancelSignIn} />
    </>
  )
}

export type PasskeyOfferScreenProps = Omit<ComponentPropsWithoutRef<typeof PasskeyOfferCard>, 'onSkip' | 'children'>

/**
 * Offers a passkey in one line on a page that users see after signing in. It appears only where a passkey can be
 * registered and this device has none yet, and remembers a "Not now". Renders nothing otherwise. When it goes, the focus
 * moves to the nearest element around it that can take it.
 */
export const PasskeyOfferScreen = forwardRef<HTMLDivElement, PasskeyOfferScreenProps>(
  function PasskeyOfferScreen(props, ref) {
    return (
      <Screen name="PasskeyOffer" subject={props.accountId}>
        <PasskeyOffer {...props} ref={ref} />
      </Screen>
    )
  },
)

const PasskeyOffer = forwardRef<HTMLDivElement, PasskeyOfferScreenProps>(function PasskeyOffer(props, ref) {
  const { accountId, onEnrolled } = props
  const { offered, decline, close } = usePasskeyOffer({ accountId })
  const [enrolledFor, setEnrolledFor] = useState<string>()
  const own = useRef<HTMLDivElement>(null)
  const composed = useComposedRefs(own, ref)
  if (!offered) return null
  return (
    <PasskeyOfferCard
      {...props}
      ref={composed}
      onEnrolled={(passkey) => {
        setEnrolledFor(accountId)
        onEnrolled?.(passkey)
      }}
      onSkip={() => {
        own.current?.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
        if (enrolledFor === accountId) close()
        else decline()
      }}
    />
  )
})
