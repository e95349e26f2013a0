import type { ComponentPropsWithoutRef, RefObject } from 'react'
import { forwardRef, useEffect, useRef } from 'react'
import { normalizeCode } from './normalizeCode.ts'
import { useComposedRefs } from './useComposedRefs.ts'

/** No `value` and no `name`: the code stays in the field, away from React state, attributes, form data and URLs. */
export type CodeInputProps = Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'defaultValue' | 'name' | 'onChange'>

export type CodeFieldProps = CodeInputProps & {
  fieldRef: RefObject<HTMLInputElement | null>
  length: number
  characters: 'digits' | 'alphanumeric'
  /** When it appears, the text is kept and selected, so that the next code replaces it. */
  error: unknown
  /** When it changes, another code is expected, and the field is emptied. */
  expected: unknown
  onCode?: (() => void) | undefined
}

/**
 * The one field for a whole code. Sends its form by itself when it is full. `data-length` is the number of characters,
 * for drawing cells.
 */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(props, ref) {
  const { fieldRef, length, characters, error, expected, onCode, ...rest } = props
  const composed = useComposedRefs(fieldRef, ref)
  const wasFull = useRef(false)

  useEffect(() => {
    if (!error) return
    wasFull.current = false
    fieldRef.current?.focus()
    fieldRef.current?.select()
  }, [error, fieldRef])
  useEmptiedField(fieldRef, { expected, wasFull })

  function takeInput(field: HTMLInputElement) {
    onCode?.()
    const code = normalizeCode(field.value, { length, characters })
    if (code !== field.value) field.value = code
    const full = code.length === length
    if (full && !wasFull.current) field.form?.requestSubmit()
    wasFull.current = full
  }

  const digits = characters === 'digits'
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
      {...rest}
      ref={composed}
      data-length={length}
      data-characters={characters}
      onInput={(event) => {
        props.onInput?.(event)
        takeInput(event.currentTarget)
      }}
    />
  )
})

/** Keeps no code longer than needed: the field is emptied when another code is expected and when it goes away. */
function useEmptiedField(
  fieldRef: RefObject<HTMLInputElement | null>,
  parameters: { expected: unknown; wasFull: RefObject<boolean> },
): void {
  const { expected, wasFull } = parameters
  const emptiedFor = useRef(expected)
  useEffect(() => {
    if (emptiedFor.current === expected) return
    emptiedFor.current = expected
    wasFull.current = false
    if (fieldRef.current) fieldRef.current.value = ''
  }, [expected, fieldRef, wasFull])
  useEffect(() => {
    const field = fieldRef.current
    return () => {
      if (field) field.value = ''
    }
  }, [fieldRef])
}
