import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { CodeField, type CodeInputProps } from '../../primitives/CodeField.tsx'
import { useOtpLoginContext } from './OtpLoginContext.ts'

export type OtpLoginCodeLabelProps = ComponentPropsWithoutRef<'label'>

/** The label of the code field; says how long the code is. */
export const OtpLoginCodeLabel = forwardRef<HTMLLabelElement, OtpLoginCodeLabelProps>(
  function OtpLoginCodeLabel(props, ref) {
    const { login, journey, ids } = useOtpLoginContext()
    const { state } = login
    if (!('challenge' in state)) return null
    const { codeLength, codeCharacters } = state.challenge
    return (
      <label {...props} ref={ref} htmlFor={ids.code}>
        {props.children ?? journey.words.codeLabel({ length: codeLength, characters: codeCharacters })}
      </label>
    )
  },
)

export type OtpLoginCodeInputProps = CodeInputProps

/**
 * The one field for the whole code. Sends the form by itself when it is full; after a wrong code it keeps the text,
 * selected. `data-length` is the number of characters, for drawing cells.
 */
export const OtpLoginCodeInput = forwardRef<HTMLInputElement, OtpLoginCodeInputProps>(
  function OtpLoginCodeInput(props, ref) {
    const { login, ids, codeInput, invalidStep } = useOtpLoginContext()
    const { state, prepare } = login
    if (!('challenge' in state)) return null
    const { codeLength, codeCharacters, sentAtMs } = state.challenge
    const error = state.status === 'awaiting-code' ? state.error : undefined
    return (
      <CodeField
        {...props}
        ref={ref}
        entry={{
          length: codeLength,
          characters: codeCharacters,
          ids,
          input: codeInput,
          incomplete: invalidStep === 'code',
        }}
        refused={error !== undefined}
        error={error}
        expected={sentAtMs}
        onType={prepare}
        readOnly={state.status === 'verifying-code'}
      />
    )
  },
)
