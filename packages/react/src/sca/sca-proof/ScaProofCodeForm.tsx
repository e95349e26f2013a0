import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { CodeField, type CodeInputProps } from '../../primitives/CodeField.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useStore } from '../../provider/useStore.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import { isHidden } from '../../session/session-guard/isHidden.ts'
import { asksForCode, codeFormat, openRequest, useScaProofContext } from './ScaProofContext.ts'
import { scaProofMessages } from './scaProofMessages.ts'

export type ScaProofCodeFormProps = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'>

/** The form for the code. Renders a `<form>` while a code is what is asked for, and nothing otherwise. */
export const ScaProofCodeForm = forwardRef<HTMLFormElement, ScaProofCodeFormProps>(
  function ScaProofCodeForm(props, ref) {
    const { state, actions, codeInput, incomplete, setIncomplete, waitSeconds } = useScaProofContext()
    const request = openRequest(state)
    if (!request || !asksForCode(request)) return null
    const { status } = state
    const error = status === 'awaiting-proof' ? state.error : undefined

    function submit() {
      const field = codeInput.current
      if (status !== 'awaiting-proof' || waitSeconds || !field) return
      // Half a code would cost one of few tries.
      const half = field.value.length < codeFormat.length
      setIncomplete(half)
      if (half) field.focus()
      else void actions.submitCode(field.value)
    }

    return (
      <form
        // A page that is not hydrated yet would put the code into the URL.
        method="post"
        noValidate
        {...props}
        ref={ref}
        data-status={status}
        data-factor={request.factor}
        data-invalid={incomplete || error ? '' : undefined}
        aria-busy={status === 'proving'}
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

export type ScaProofCodeLabelProps = ComponentPropsWithoutRef<'label'>

/** The label of the code field; says how long the code is. */
export const ScaProofCodeLabel = forwardRef<HTMLLabelElement, ScaProofCodeLabelProps>(
  function ScaProofCodeLabel(props, ref) {
    const { ids } = useScaProofContext()
    const words = useMessages('scaProof', scaProofMessages)
    return (
      <label {...props} ref={ref} htmlFor={ids.code}>
        {props.children ?? words.codeLabel({ length: codeFormat.length })}
      </label>
    )
  },
)

export type ScaProofCodeInputProps = CodeInputProps

/**
 * The one field for the whole code. Sends the form by itself when it is full; after a refusal it keeps the text, selected.
 * A wallet that locks takes what was typed with it.
 */
export const ScaProofCodeInput = forwardRef<HTMLInputElement, ScaProofCodeInputProps>(
  function ScaProofCodeInput(props, ref) {
    const { state, ids, codeInput, incomplete } = useScaProofContext()
    const { status: session } = useStore(useWalletClient().sessions)
    const request = openRequest(state)
    if (!request || !asksForCode(request)) return null
    const error = state.status === 'awaiting-proof' ? state.error : undefined
    return (
      <CodeField
        {...props}
        {...codeFormat}
        ref={ref}
        fieldRef={codeInput}
        error={error}
        expected={`${request.id} ${request.factor} ${request.resendAt?.getTime()} ${isHidden(session)}`}
        id={ids.code}
        readOnly={state.status === 'proving'}
        aria-invalid={incomplete || error?.code === 'SCA_PROOF_REFUSED' ? true : undefined}
        aria-describedby={`${ids.error} ${ids.hint}`}
      />
    )
  },
)
