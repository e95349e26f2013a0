import { suggestPasskeyName } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { useHydrated } from '../../provider/useHydrated.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { usePasskeyEnrollContext } from './PasskeyEnrollContext.ts'
import { passkeyEnrollMessages } from './passkeyEnrollMessages.tsx'

/** The label of the name field. */
export const PasskeyEnrollNameLabel = forwardRef<HTMLLabelElement, ComponentPropsWithoutRef<'label'>>(
  function PasskeyEnrollNameLabel(props, ref) {
    const { ids } = usePasskeyEnrollContext()
    const words = useMessages('passkeyEnroll', passkeyEnrollMessages)
    return (
      <label {...props} ref={ref} htmlFor={ids.name}>
        {props.children ?? words.nameLabel}
      </label>
    )
  },
)

/** The name of the passkey, with the browser's and the device's own to begin with. It keeps its text to itself. */
export const PasskeyEnrollNameInput = forwardRef<HTMLInputElement, ComponentPropsWithoutRef<'input'>>(
  function PasskeyEnrollNameInput(props, ref) {
    const { enroll, ids, nameInvalid } = usePasskeyEnrollContext()
    const hydrated = useHydrated()
    return (
      <input
        type="text"
        name="passkey-name"
        autoComplete="off"
        maxLength={100}
        required
        // A server does not know the browser; a name that was typed meanwhile stays.
        defaultValue={hydrated ? suggestPasskeyName() : ''}
        {...props}
        ref={ref}
        id={ids.name}
        readOnly={enroll.state.status !== 'idle'}
        aria-invalid={nameInvalid || undefined}
        aria-describedby={`${ids.error} ${ids.hint}`}
      />
    )
  },
)
