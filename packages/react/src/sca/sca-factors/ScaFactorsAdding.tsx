import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { forwardRef, useEffect } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import { useComposedRefs } from '../../primitives/useComposedRefs.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { usePasskeySupport } from '../../sign-in/passkey-login/usePasskeySupport.ts'
import { useScaFactorsContext } from './ScaFactorsContext.ts'
import { scaFactorsMessages } from './scaFactorsMessages.tsx'

/** Whether a kind could be added now: the list is there and has none of it yet. */
function useIsMissing(kind: 'TOTP' | 'PASSKEY'): boolean {
  const { list, adding } = useScaFactorsContext()
  const read = list.state.list
  return read.status === 'ready' && !adding.addingTotp && !read.content.some(({ factor }) => factor === kind)
}

function useCanAddPasskey(): boolean {
  const missing = useIsMissing('PASSKEY')
  const support = usePasskeySupport()
  // A button that comes late is better than one that does not work.
  return missing && support !== undefined && !support.obstacle
}

/** What could be added. Renders nothing where there is nothing. */
export function ScaFactorsAddSection(props: ComponentPropsWithoutRef<'section'>) {
  const words = useMessages('scaFactors', scaFactorsMessages)
  const totp = useIsMissing('TOTP')
  const passkey = useCanAddPasskey()
  return totp || passkey ? <section aria-label={words.addTitle} {...props} /> : null
}

/** Opens the steps for an authenticator app. */
export const ScaFactorsAddTotpButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function ScaFactorsAddTotpButton(props, ref) {
    const { adding, passkey } = useScaFactorsContext()
    const words = useMessages('scaFactors', scaFactorsMessages)
    const composed = useComposedRefs(adding.totpButton, ref)
    if (!useIsMissing('TOTP')) return null
    return (
      <BusyButton
        {...props}
        ref={composed}
        unavailable={passkey.state.status === 'working'}
        onAction={() => adding.startTotp()}
      >
        {props.children ?? words.addTotp}
      </BusyButton>
    )
  },
)

/** Makes the one passkey: the device asks at once. Renders nothing where this page can make none. */
export const ScaFactorsAddPasskeyButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function ScaFactorsAddPasskeyButton(props, ref) {
    const { adding, passkey } = useScaFactorsContext()
    const words = useMessages('scaFactors', scaFactorsMessages)
    if (!useCanAddPasskey()) return null
    return (
      <BusyButton {...props} ref={ref} busy={passkey.state.status === 'working'} onAction={() => adding.addPasskey()}>
        {props.children ?? words.addPasskey}
      </BusyButton>
    )
  },
)

/** Says before the press what the device will do. Renders nothing where this page can make no passkey. */
export const ScaFactorsPasskeyHint = forwardRef<HTMLParagraphElement, Omit<ComponentPropsWithoutRef<'p'>, 'children'>>(
  function ScaFactorsPasskeyHint(props, ref) {
    const words = useMessages('scaFactors', scaFactorsMessages)
    if (!useCanAddPasskey()) return null
    return (
      <p {...props} ref={ref}>
        {words.passkeyHint}
      </p>
    )
  },
)

export type ScaFactorsTotpStepProps = { children: ReactNode }

/** What stands there while an authenticator app is added. Renders nothing else. Left without one, the focus goes back. */
export function ScaFactorsTotpStep(props: ScaFactorsTotpStepProps) {
  return useScaFactorsContext().adding.addingTotp ? <TotpStep {...props} /> : null
}

function TotpStep({ children }: ScaFactorsTotpStepProps) {
  const { totpButton } = useScaFactorsContext().adding
  // The button that opened it went away for it: there is another one now, or none where the app is connected.
  useEffect(() => () => totpButton.current?.focus(), [totpButton])
  return children
}
