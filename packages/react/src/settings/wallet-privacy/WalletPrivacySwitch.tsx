import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { ManagedListChangeButton } from '../signed-resource/ManagedListTexts.tsx'
import { useWalletPrivacyContext } from './WalletPrivacyContext.ts'
import { walletPrivacyMessages } from './walletPrivacyMessages.ts'

type SpanProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'>

/** Names the setting. */
export const WalletPrivacyLabel = forwardRef<HTMLSpanElement, SpanProps>(function WalletPrivacyLabel(props, ref) {
  const { ids } = useWalletPrivacyContext()
  const words = useMessages('walletPrivacy', walletPrivacyMessages)
  return (
    <span {...props} ref={ref} id={ids.label}>
      {words.label}
    </span>
  )
})

/** Says what the setting does, and no more than that. */
export const WalletPrivacyHint = forwardRef<HTMLParagraphElement, Omit<ComponentPropsWithoutRef<'p'>, 'children'>>(
  function WalletPrivacyHint(props, ref) {
    const { ids } = useWalletPrivacyContext()
    const words = useMessages('walletPrivacy', walletPrivacyMessages)
    return (
      <p {...props} ref={ref} id={ids.hint}>
        {words.hint}
      </p>
    )
  },
)

/** The switch. It turns only when the service has confirmed. Renders nothing before the setting is read. */
export const WalletPrivacySwitch = forwardRef<HTMLButtonElement, Omit<ButtonProps, 'children'>>(
  function WalletPrivacySwitch(props, ref) {
    const { privacy, ids } = useWalletPrivacyContext()
    const words = useMessages('walletPrivacy', walletPrivacyMessages)
    const { list } = privacy.state
    if (list.status !== 'ready') return null
    const { privateEnabled } = list.content
    return (
      <ManagedListChangeButton
        {...props}
        ref={ref}
        own
        role="switch"
        aria-checked={privateEnabled}
        aria-labelledby={ids.label}
        aria-describedby={ids.hint}
        onAction={() => void privacy.change(!privateEnabled)}
      >
        {privateEnabled ? words.on : words.off}
      </ManagedListChangeButton>
    )
  },
)
