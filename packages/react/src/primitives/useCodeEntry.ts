import { type RefObject, useId, useMemo, useRef, useState } from 'react'

/** What the form, the label, the field and the messages of one code share. The code itself is only in the field. */
export type CodeEntry = {
  length: number
  characters: 'digits' | 'alphanumeric'
  /** Ids that tie the lead, the label and the messages to the field. */
  ids: { label: string; lead: string; code: string; error: string; hint: string }
  input: RefObject<HTMLInputElement | null>
  /** The form was sent with only a part of the code. */
  incomplete: boolean
  setIncomplete(incomplete: boolean): void
}

export type UseCodeEntryOptions = Pick<CodeEntry, 'length' | 'characters'> & {
  /** Names what the code is for. When it changes, the previous code is no longer incomplete. */
  step: string
}

/** Creates what the parts of a form for a code share. */
export function useCodeEntry({ length, characters, step }: UseCodeEntryOptions): CodeEntry {
  const input = useRef<HTMLInputElement>(null)
  const [incompleteStep, setIncompleteStep] = useState<string>()
  const id = useId()
  const ids = useMemo(
    () => ({
      label: `${id}label`,
      lead: `${id}lead`,
      code: `${id}code`,
      error: `${id}error`,
      hint: `${id}hint`,
    }),
    [id],
  )
  return {
    length,
    characters,
    ids,
    input,
    incomplete: incompleteStep === step,
    setIncomplete: (incomplete) => setIncompleteStep(incomplete ? step : undefined),
  }
}
