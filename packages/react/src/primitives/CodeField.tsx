import type { FormEvent, RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { definePart } from './definePart.tsx'
import { normalizeCode } from './normalizeCode.ts'
import type { CodeEntry } from './useCodeEntry.ts'
import { useStepField } from './useStepField.ts'

type CodeFieldOptions = {
  entry: Omit<CodeEntry, 'setIncomplete'>
  /** The code was refused. */
  refused: boolean
  /** When it appears, the text is kept and selected, so that the next code replaces it. */
  error: unknown
  /** When it changes, another code is expected, and the field is emptied. */
  expected: unknown
  /** Called when a character is typed. */
  onType?: (() => void) | undefined
  /** The code stays in the field, away from React state, attributes, form data and URLs. */
  value?: undefined
  defaultValue?: undefined
  name?: undefined
}

/**
 * The one field for a whole code. Sends its form when it is full. `data-length` is the number of characters, for drawing
 * cells.
 */
export const CodeField = definePart(
  'input',
  (given: CodeFieldOptions) => {
    const { entry, refused, error, expected, onType } = given
    const { input, ids, incomplete, length, characters } = entry
    const wasFull = useRef(false)
    useEffect(() => {
      if (!error) return
      wasFull.current = false
      input.current?.focus()
      input.current?.select()
      showPlace(input.current, 0)
    }, [error, input])
    useEmptiedField(input, { expected, wasFull })
    const stepField = useStepField({ input, labelId: ids.label, given })

    function takeInput({ currentTarget: field }: FormEvent<HTMLInputElement>) {
      onType?.()
      // What was refused is no longer there. The next refusal, after a check without one, sets it again.
      field.removeAttribute('aria-invalid')
      const code = normalizeCode(field.value, { length, characters })
      if (code !== field.value) field.value = code
      showPlace(field, Math.min(code.length, length - 1))
      const full = code.length === length
      if (full && !wasFull.current) field.form?.requestSubmit()
      wasFull.current = full
    }

    const digits = characters === 'digits'
    return {
      ref: input,
      ...stepField,
      id: ids.code,
      type: 'text',
      autoComplete: 'one-time-code',
      inputMode: digits ? ('numeric' as const) : ('text' as const),
      autoCapitalize: digits ? 'none' : 'characters',
      autoCorrect: 'off',
      spellCheck: false,
      // A code is read from left to right in every script.
      dir: 'ltr',
      'aria-invalid': incomplete || refused || undefined,
      'aria-describedby': `${ids.error} ${ids.lead} ${ids.hint}`,
      state: { length, characters },
      onInput: takeInput,
    }
  },
  ['entry', 'refused', 'error', 'expected', 'onType', 'value', 'defaultValue', 'name'],
)

/** Lets styles draw the cell of the next character. */
function showPlace(field: HTMLInputElement | null, at: number): void {
  field?.parentElement?.style.setProperty('--_at', String(at))
}

/** Keeps no code longer than needed: the field is emptied when another code is expected and when it goes away. */
function useEmptiedField(
  input: RefObject<HTMLInputElement | null>,
  { expected, wasFull }: { expected: unknown; wasFull: RefObject<boolean> },
): void {
  const emptiedFor = useRef(expected)
  useEffect(() => {
    if (emptiedFor.current === expected) return
    emptiedFor.current = expected
    wasFull.current = false
    if (input.current) input.current.value = ''
    showPlace(input.current, 0)
  }, [expected, input, wasFull])
  useEffect(() => {
    const field = input.current
    return () => {
      if (field) field.value = ''
    }
  }, [input])
}
