import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useId, useMemo, useState } from 'react'
import { usePasskeySupport } from '../passkey-login/usePasskeySupport.ts'
import { PasskeyEnrollContext } from './PasskeyEnrollContext.ts'
import { type UsePasskeyEnrollOptions, usePasskeyEnroll } from './usePasskeyEnroll.ts'

export type PasskeyEnrollRootProps = ComponentPropsWithoutRef<'div'> &
  UsePasskeyEnrollOptions & {
    /** Goes on without a passkey, or after it was made; without it there is no button for that. */
    onSkip?: (() => void) | undefined
  }

/** Holds the making of one passkey for the parts inside. `data-status` is its status. */
export const PasskeyEnrollRoot = forwardRef<HTMLDivElement, PasskeyEnrollRootProps>(
  function PasskeyEnrollRoot(props, ref) {
    const { accountId, onEnrolled, onSkip, ...rest } = props
    const enroll = usePasskeyEnroll({ accountId, onEnrolled })
    const obstructed = usePasskeySupport()?.obstacle !== undefined
    const [nameInvalid, setNameInvalid] = useState(false)
    const id = useId()
    const ids = useMemo(() => ({ name: `${id}name`, error: `${id}error`, hint: `${id}hint` }), [id])
    return (
      <PasskeyEnrollContext.Provider value={{ enroll, obstructed, ids, nameInvalid, setNameInvalid, onSkip }}>
        <div {...rest} ref={ref} data-status={enroll.state.status} />
      </PasskeyEnrollContext.Provider>
    )
  },
)
