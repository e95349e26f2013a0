import type { ReactElement } from 'react'
import { definePart } from '../../primitives/definePart.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { nameRail, railsMessages, useUsualArrival } from '../../shared/payment-details/index.ts'
import { useSendContext } from './SendContext.ts'

/** The service accepts no more; some banks show less. */
const longestNote = 80

/** The rails that the user can choose among: several, or none. */
function useRails(): readonly string[] {
  const rails = useSendContext().payee?.accountInfo.paymentRails ?? []
  return rails.length > 1 ? rails : []
}

/** A field with its label above it. */
function useLabeled(name: 'note' | 'rail' | 'purpose') {
  const { id: prefix, messages } = useSendContext()
  const id = `${prefix}-${name}`
  return {
    id,
    wrap: (field: ReactElement) => (
      <>
        <label className="cs-label" htmlFor={id}>
          {messages[name]}
        </label>
        {field}
      </>
    ),
  }
}

/** What the payee finds on their statement, with its label. Renders nothing where no text can travel with the payment. */
export const NoteField = definePart('input', () => {
  const { send, takesNote } = useSendContext()
  const labeled = useLabeled('note')
  if (!takesNote) return null
  return {
    ...labeled,
    autoComplete: 'off',
    maxLength: longestNote,
    value: send.state.draft.note,
    onChange: ({ target }: { target: HTMLInputElement }) => send.change({ note: target.value }),
  }
})

/** What few people set, folded. Renders nothing where there is nothing to set. */
export const Options = definePart('details', ({ children }) => {
  const { messages, takesNote } = useSendContext()
  if (useRails().length === 0 && !takesNote) return null
  return {
    children: (
      <>
        <summary className="cs-link">{messages.more}</summary>
        {children}
      </>
    ),
  }
})

/** The rails of the payee’s account, each with its usual arrival, and their label. Renders nothing where there is one way only. */
export const RailField = definePart('select', () => {
  const { send, messages } = useSendContext()
  const names = useMessages('rails', railsMessages)
  const writeUsual = useUsualArrival()
  const rails = useRails()
  const labeled = useLabeled('rail')
  if (rails.length === 0) return null
  return {
    ...labeled,
    value: send.state.draft.paymentRail ?? '',
    onChange: ({ target }: { target: HTMLSelectElement }) =>
      send.change({ paymentRail: rails.find((rail) => rail === target.value) }),
    children: (
      <>
        <option value="">{messages.anyRail}</option>
        {rails.map((rail) => (
          <option key={rail} value={rail}>
            {messages.railOption({
              rail: visibleText(nameRail(rail, names)),
              arrival: writeUsual({ paymentRail: rail, accountType: undefined }) ?? '',
            })}
          </option>
        ))}
      </>
    ),
  }
})

/** What the payment is for, with its label. Renders nothing where that cannot travel with the payment. */
export const PurposeField = definePart('select', () => {
  const { send, messages, takesNote } = useSendContext()
  const labeled = useLabeled('purpose')
  if (!takesNote) return null
  const { purposes } = messages
  const all = Object.keys(purposes) as (keyof typeof purposes)[]
  return {
    ...labeled,
    value: send.state.draft.purpose ?? '',
    onChange: ({ target }: { target: HTMLSelectElement }) =>
      send.change({ purpose: all.find((purpose) => purpose === target.value) }),
    children: (
      <>
        <option value="">{messages.noPurpose}</option>
        {all.map((purpose) => (
          <option key={purpose} value={purpose}>
            {purposes[purpose]}
          </option>
        ))}
      </>
    ),
  }
})
