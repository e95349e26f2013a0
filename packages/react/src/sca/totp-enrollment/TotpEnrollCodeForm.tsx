import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import type { CodeInputProps } from '../../primitives/CodeField.tsx'
import { CodeField } from '../../primitives/CodeField.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { codeFormat } from '../sca-proof/index.ts'
import { useTotpEnrollContext } from './TotpEnrollContext.ts'
import { totpEnrollMessages } from './totpEnrollMessages.ts'

export type TotpEnrollCodeFormProps = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'>

/** The form for the first code of the app. Renders nothing at other steps. */
export const TotpEnrollCodeForm = forwardRef<HTMLFormElement, TotpEnrollCodeFormProps>(
  function TotpEnrollCodeForm(props, ref) {
    const { enroll, step, codeInput, incomplete, setIncomplete } = useTotpEnrollContext()
    const { state, submitCode } = enroll
    if (step !== 'code') return null

    function submit() {
      const field = codeInput.current
      if (state.status !== 'awaiting-code' || !field) return
      // Half a code would cost one of few tries.
      const half = field.value.length < codeFormat.length
      setIncomplete(half)
      if (half) field.focus()
      else void submitCode(field.value)
    }

    return (
      <form
        method="post"
        noValidate
        {...props}
        ref={ref}
        data-status={state.status}
        data-invalid={incomplete || ('error' in state && state.error) ? '' : undefined}
        aria-busy={state.status === 'confirming'}
        onInput={(event) => {
          props.onInput?.(event)
          setIncomplete(false)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      />
    )
  },
)

/** The label of the code field; says how long the code is. */
export const TotpEnrollCodeLabel = forwardRef<HTMLLabelElement, ComponentPropsWithoutRef<'label'>>(
  function TotpEnrollCodeLabel(props, ref) {
    const { ids } = useTotpEnrollContext()
    const words = useMessages('totpEnroll', totpEnrollMessages)
    return (
      <label {...props} ref={ref} htmlFor={ids.code}>
        {props.children ?? words.codeLabel(codeFormat)}
      </label>
    )
  },
)

/** The one field for the whole code. Sends the form by itself when it is full; after a refusal it keeps the text, selected. */
export const TotpEnrollCodeInput = forwardRef<HTMLInputElement, CodeInputProps>(
  function TotpEnrollCodeInput(props, ref) {
    const { enroll, ids, codeInput, incomplete } = useTotpEnrollContext()
    const { state } = enroll
    const error = 'error' in state ? state.error : undefined
    return (
      <CodeField
        {...props}
        ref={ref}
        entry={{ ...codeFormat, ids, input: codeInput, incomplete }}
        refused={error?.code === 'SCA_PROOF_REFUSED'}
        error={error}
        expected="app"
        readOnly={state.status === 'confirming'}
      />
    )
  },
)

/** What helps with the field. */
export const TotpEnrollCodeHint = forwardRef<HTMLParagraphElement, Omit<ComponentPropsWithoutRef<'p'>, 'children'>>(
  function TotpEnrollCodeHint(props, ref) {
    const { ids } = useTotpEnrollContext()
    const words = useMessages('totpEnroll', totpEnrollMessages)
    return (
      <p {...props} ref={ref} id={ids.hint}>
        {words.codeHint}
      </p>
    )
  },
)

/** Sends the code; busy while the answer is awaited. */
export const TotpEnrollSubmitButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function TotpEnrollSubmitButton(props, ref) {
    const { status } = useTotpEnrollContext().enroll.state
    const words = useMessages('totpEnroll', totpEnrollMessages)
    return (
      <BusyButton {...props} ref={ref} type="submit" busy={status === 'confirming'}>
        {props.children ?? words.submit}
      </BusyButton>
    )
  },
)
