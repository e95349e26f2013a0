import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { usePasskeyEnrollContext } from './PasskeyEnrollContext.ts'

export type PasskeyEnrollFormProps = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'>

/** What the service takes as a name, once trimmed. */
const usableName = /^[\p{L}\p{N} ._\-'()]{1,100}$/u

/** The form that makes the passkey. Renders nothing once it is made, and where none can be made. */
export const PasskeyEnrollForm = forwardRef<HTMLFormElement, PasskeyEnrollFormProps>(
  function PasskeyEnrollForm(props, ref) {
    const { enroll, obstructed, ids, nameInvalid, setNameInvalid } = usePasskeyEnrollContext()
    const { state, start } = enroll
    if (obstructed || state.status === 'done') return null
    return (
      <form
        method="post"
        noValidate
        {...props}
        ref={ref}
        data-status={state.status}
        data-invalid={nameInvalid || (state.status === 'idle' && state.error) ? '' : undefined}
        onInput={(event) => {
          props.onInput?.(event)
          setNameInvalid(false)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          if (state.status !== 'idle') return
          const field = event.currentTarget.querySelector<HTMLInputElement>(`[id="${ids.name}"]`)
          const nickname = field?.value.trim() ?? ''
          const usable = usableName.test(nickname)
          setNameInvalid(!usable)
          if (usable) void start({ nickname })
          else field?.focus()
        }}
      />
    )
  },
)
