import { definePart } from './definePart.tsx'
import { Form } from './Form.tsx'
import type { CodeEntry } from './useCodeEntry.ts'

type CodeFormOptions = {
  entry: CodeEntry
  /** The code is being checked. */
  busy: boolean
  /** The last code was refused. */
  refused: boolean
  /** Called with a complete code. Without it, no code is taken at the moment. */
  onCode: ((code: string) => void) | undefined
}

/** The form for a code. A part of a code is never sent: it would cost one of few attempts. */
export const CodeForm = definePart(
  Form,
  ({ entry, busy, refused, onCode }: CodeFormOptions) => ({
    'aria-busy': busy,
    invalid: entry.incomplete || refused,
    onEdit: () => entry.setIncomplete(false),
    onSend: () => {
      const field = entry.input.current
      if (!onCode || !field) return
      const incomplete = field.value.length < entry.length
      entry.setIncomplete(incomplete)
      if (incomplete) field.focus()
      else onCode(field.value)
    },
  }),
  ['entry', 'busy', 'refused', 'onCode'],
)
