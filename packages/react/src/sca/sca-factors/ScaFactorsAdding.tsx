import { type ReactNode, useEffect } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { usePasskeySupport } from '../../sign-in/passkey-login/index.ts'
import { useScaFactorsContext } from './ScaFactorsContext.ts'

/** Returns whether a kind can be added now: the list is read and has none of it yet. */
function useIsMissing(kind: 'TOTP' | 'PASSKEY'): boolean {
  const { state, adding } = useScaFactorsContext()
  const read = state.list
  return read.status === 'ready' && !adding.addingTotp && !read.content.some(({ factor }) => factor === kind)
}

function useCanAddPasskey(): boolean {
  const missing = useIsMissing('PASSKEY')
  const support = usePasskeySupport()
  // Until support is known: a button that appears late is better than one that does not work.
  return missing && support !== undefined && !support.obstacle
}

/** Arranges what can be added. Renders nothing where nothing can. */
export const AddSection = definePart('section', () => {
  const { messages } = useScaFactorsContext()
  const totp = useIsMissing('TOTP')
  const passkey = useCanAddPasskey()
  return totp || passkey ? { 'aria-label': messages.addTitle } : null
})

/** Opens the steps for an authenticator app. */
export const AddTotpButton = definePart(Button, () => {
  const { messages, adding } = useScaFactorsContext()
  if (!useIsMissing('TOTP')) return null
  return {
    ref: adding.totpButton,
    unavailable: adding.passkey.state.status === 'working',
    onPress: adding.startTotp,
    text: messages.addTotp,
  }
})

/** Says, before the button is pressed, what the app is for. Renders nothing once there is one. */
export const TotpHint = definePart('p', () => {
  const { messages } = useScaFactorsContext()
  return useIsMissing('TOTP') ? { children: messages.details.TOTP } : null
})

/** Registers the one passkey: the device prompts at once. Renders nothing where this page cannot register one. */
export const AddPasskeyButton = definePart(Button, () => {
  const { messages, adding } = useScaFactorsContext()
  if (!useCanAddPasskey()) return null
  return {
    busy: adding.passkey.state.status === 'working',
    onPress: adding.addPasskey,
    text: messages.addPasskey,
  }
})

/** Says, before the button is pressed, what the device will do. Renders nothing where this page cannot register a passkey. */
export const PasskeyHint = definePart('p', () => {
  const { messages } = useScaFactorsContext()
  return useCanAddPasskey() ? { children: messages.passkeyHint } : null
})

export type TotpStepProps = { children: ReactNode }

/** Shows its children while an authenticator app is added. When they go without a focused element, the focus returns. */
export function TotpStep(props: TotpStepProps) {
  return useScaFactorsContext().adding.addingTotp ? <OpenTotpStep {...props} /> : null
}

function OpenTotpStep({ children }: TotpStepProps) {
  const { totpButton } = useScaFactorsContext().adding
  // The button that opened the step is gone; there is another one now, or none where the app is connected.
  useEffect(() => () => totpButton.current?.focus(), [totpButton])
  return children
}
