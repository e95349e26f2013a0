import { type ComponentPropsWithoutRef, forwardRef, useRef, useState } from 'react'
import { Screen } from '../../primitives/Screen.tsx'
import { useComposedRefs } from '../../primitives/useComposedRefs.ts'
import { PasskeyRegistrationScreen } from './PasskeyRegistrationScreen.tsx'
import { usePasskeyOffer } from './usePasskeyOffer.ts'

export type PasskeyOfferScreenProps = Omit<
  ComponentPropsWithoutRef<typeof PasskeyRegistrationScreen>,
  'onSkip' | 'children'
>

/**
 * Offers the same card on a page that users see after signing in. It appears only where a passkey can be registered and
 * this device has none yet, and remembers a "Not now". Renders nothing otherwise. When it goes, the focus moves to the
 * nearest element around it that can take it.
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
    <PasskeyRegistrationScreen
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
