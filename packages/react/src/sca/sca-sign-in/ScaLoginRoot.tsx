import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { ScaLoginContext } from './ScaLoginContext.ts'
import type { UseScaLoginOptions } from './useScaLogin.ts'
import { useScaLogin } from './useScaLogin.ts'

export type ScaLoginRootProps = ComponentPropsWithoutRef<'div'> &
  UseScaLoginOptions & {
    /** Offers to leave. */
    onClose?: (() => void) | undefined
  }

/** Holds one login of the region for the parts inside. `data-status` is the status of the login. */
export const ScaLoginRoot = forwardRef<HTMLDivElement, ScaLoginRootProps>(function ScaLoginRoot(props, ref) {
  const { accountId, onSignedIn, onClose, ...rest } = props
  const login = useScaLogin({ accountId, onSignedIn })
  return (
    <ScaLoginContext.Provider value={{ login, onClose }}>
      <div {...rest} ref={ref} data-status={login.state.status} />
    </ScaLoginContext.Provider>
  )
})
