import { forwardRef, useRef, useState } from 'react'
import { classNames } from '../../primitives/classNames.ts'
import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import { Screen } from '../../primitives/Screen.tsx'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { useComposedRefs } from '../../primitives/useComposedRefs.ts'
import { PasskeyEnrollHeading } from './PasskeyEnrollHeading.tsx'
import type { PasskeyEnrollRootProps } from './PasskeyEnrollRoot.tsx'
import { PasskeyEnrollRoot } from './PasskeyEnrollRoot.tsx'
import { PasskeyEnrollSteps } from './PasskeyEnrollStyledForm.tsx'
import { usePasskeyOffer } from './usePasskeyOffer.ts'

export type PasskeyEnrollScreenProps = Omit<PasskeyEnrollRootProps, 'children'> & {
  /** The level of the heading in your page; 2 if not given. */
  headingLevel?: HeadingLevel | undefined
  /** The heading takes the focus at once: for a screen in the place of what the person was using. */
  focusOnMount?: boolean | undefined
}

/**
 * The finished card for making a passkey, with a sign-in in place where one is needed. With `onSkip` it can be put off.
 * Needs `@countersign/react/styles.css`.
 */
export const PasskeyEnrollScreen = forwardRef<HTMLDivElement, PasskeyEnrollScreenProps>(
  function PasskeyEnrollScreen(props, ref) {
    const { headingLevel, focusOnMount, className, ...rest } = props
    return (
      <Screen name="PasskeyEnroll" subject={rest.accountId}>
        <PasskeyEnrollRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
          <PartBoundary>
            <PasskeyEnrollHeading className="cs-title" level={headingLevel} focusOnMount={focusOnMount} />
            <PasskeyEnrollSteps headingLevel={headingLevel} />
          </PartBoundary>
        </PasskeyEnrollRoot>
      </Screen>
    )
  },
)

export type PasskeyOfferScreenProps = Omit<PasskeyEnrollScreenProps, 'onSkip'>

/**
 * The same card as an offer, for a page that people see after they signed in: it comes up only where a passkey can be
 * made and is not there yet, and a "Not now" is remembered. Renders nothing otherwise. When it goes, the focus moves to
 * what it stands in: the nearest element around it that can take it.
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
    <PasskeyEnrollScreen
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
