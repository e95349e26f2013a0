import { forwardRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useOidcLoginContext } from './OidcLoginContext.ts'
import { oidcLoginMessages } from './oidcLoginMessages.ts'

/**
 * Goes to the provider. While the person is there it can be pressed again: nobody tells a page that its popup was
 * closed. A blank popup has to be opened in `onClick`, which browsers still take for the click itself.
 */
export const OidcLoginContinueButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function OidcLoginContinueButton(props, ref) {
    const { login, providerName, open } = useOidcLoginContext()
    const words = useMessages('oidcLogin', oidcLoginMessages)
    const { status } = login.state
    if (status === 'signed-in') return null
    return (
      <BusyButton
        {...props}
        ref={ref}
        busy={status === 'preparing' || status === 'verifying'}
        onAction={() => void login.begin(open)}
      >
        {props.children ?? words.continueWith({ provider: providerName })}
      </BusyButton>
    )
  },
)

/** Gives this way up and goes to the others. Renders nothing without `onUseAnotherWay`. */
export const OidcLoginAnotherWayButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function OidcLoginAnotherWayButton(props, ref) {
    const { login, onUseAnotherWay } = useOidcLoginContext()
    const words = useMessages('oidcLogin', oidcLoginMessages)
    if (!onUseAnotherWay || login.state.status === 'signed-in') return null
    return (
      <BusyButton
        {...props}
        ref={ref}
        onAction={() => {
          login.cancel()
          onUseAnotherWay()
        }}
      >
        {props.children ?? words.anotherWay}
      </BusyButton>
    )
  },
)
