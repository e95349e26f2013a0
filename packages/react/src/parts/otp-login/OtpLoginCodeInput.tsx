import type { ComponentPropsWithoutRef, RefObject } from 'react'
import { forwardRef, useEffect, useRef } from 'react'
import { useComposedRefs } from '../elements/useComposedRefs.ts'
import { normalizeCode } from './normalizeCode.ts'
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

/** No `value` and no `name`: the code stays in the field, away from React state, attributes, form data and URLs. */
export type OtpLoginCodeInputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'defaultValue' | 'name' | 'onChange'
>

/**
 * The one field for the whole code. Sends the form by itself when it is full; after a wrong code it keeps the text,
 * selected. `data-length` is the number of characters, for drawing cells.
 */
export const OtpLoginCodeInput = forwardRef<HTMLInputElement, OtpLoginCodeInputProps>(
  function OtpLoginCodeInput(props, ref) {
    const { login, ids, codeInput, invalidStep } = useOtpLoginContext()
    const { state, prepare } = login
    const composed = useComposedRefs(codeInput, ref)
    const error = state.status === 'awaiting-code' ? state.error : undefined
    const wasFull = useRef(false)

    useEffect(() => {
      if (!error) return
      wasFull.current = false
      codeInput.current?.focus()
      codeInput.current?.select()
    }, [error, codeInput])
    useEmptiedField(codeInput, { sentAtMs: 'challenge' in state ? state.challenge.sentAtMs : undefined, wasFull })

    if (!('challenge' in state)) return null
    const { codeLength, codeCharacters } = state.challenge
    const digits = codeCharacters === 'digits'

    function takeInput(field: HTMLInputElement) {
      prepare()
      const code = normalizeCode(field.value, { length: codeLength, characters: codeCharacters })
      if (code !== field.value) field.value = code
      const full = code.length === codeLength
      if (full && !wasFull.current) field.form?.requestSubmit()
      wasFull.current = full
    }

    return (
      <input
        type="text"
        autoComplete="one-time-code"
        inputMode={digits ? 'numeric' : 'text'}
        autoCapitalize={digits ? 'none' : 'characters'}
        autoCorrect="off"
        spellCheck={false}
        // A code is read from left to right in every script.
        dir="ltr"
        {...props}
        ref={composed}
        id={ids.code}
        readOnly={state.status === 'verifying-code'}
        aria-invalid={invalidStep === 'code' || error ? true : undefined}
        aria-describedby={`${ids.error} ${ids.hint}`}
        data-length={codeLength}
        data-characters={codeCharacters}
        onInput={(event) => {
          props.onInput?.(event)
          takeInput(event.currentTarget)
        }}
      />
    )
  },
)

/** Keeps no code longer than needed: the field is emptied when another code was sent and when it goes away. */
function useEmptiedField(
  codeInput: RefObject<HTMLInputElement | null>,
  parameters: { sentAtMs: number | undefined; wasFull: RefObject<boolean> },
): void {
  const { sentAtMs, wasFull } = parameters
  const emptiedFor = useRef(sentAtMs)
  useEffect(() => {
    if (emptiedFor.current === sentAtMs) return
    emptiedFor.current = sentAtMs
    wasFull.current = false
    if (codeInput.current) codeInput.current.value = ''
  }, [sentAtMs, codeInput, wasFull])
  useEffect(() => {
    const field = codeInput.current
    return () => {
      if (field) field.value = ''
    }
  }, [codeInput])
}
