import { Fragment, useEffect, useRef } from 'react'
import { definePart } from './definePart.tsx'
import type { AddressEntry } from './useAddressEntry.ts'
import { useStepField } from './useStepField.ts'

type AddressFieldOptions = {
  entry: AddressEntry
  /** When it appears, the field takes the focus. */
  error: unknown
  /** What was typed is being used. */
  busy: boolean
}

/** The field for an email address or a phone number. The page may replace what tells the browser how to fill it. */
export const AddressField = definePart(
  'input',
  (given: AddressFieldOptions) => {
    const { entry, error, busy } = given
    const { format, ids, input, invalid } = entry
    useEffect(() => {
      if (error) input.current?.focus()
    }, [error, input])
    const stepField = useStepField({ input, labelId: ids.label, given })
    useFocusOnChange(format.attributes.type, input)
    const defaults = { autoCapitalize: 'none', spellCheck: false, required: true, ...format.attributes }
    const unset = Object.entries(defaults).filter(([name]) => !Object.hasOwn(given, name))
    return {
      ...(Object.fromEntries(unset) as Partial<typeof defaults>),
      ref: input,
      ...stepField,
      id: ids.address,
      readOnly: busy,
      'aria-invalid': invalid || error ? true : undefined,
      'aria-describedby': `${ids.error} ${ids.hint}`,
      // A number is not an address, so each has a field of its own.
      wrap: (field) => <Fragment key={format.attributes.type}>{field}</Fragment>,
    }
  },
  ['entry', 'error', 'busy'],
)

/** The user who asks for another kind of field wants to type into it. */
function useFocusOnChange(kind: string, input: AddressEntry['input']): void {
  const previous = useRef(kind)
  useEffect(() => {
    if (previous.current === kind) return
    previous.current = kind
    input.current?.focus()
  }, [kind, input])
}
