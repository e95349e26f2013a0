import { useId } from 'react'
import { visibleText } from '../../primitives/visibleText.ts'
import { useCardFreeze } from '../../settings/card-freeze/useCardFreeze.ts'
import type { ActivityListContext, ActivityFilters as Filters } from './ActivityListContext.ts'

type Choices = readonly (readonly [id: string, name: string])[]
type Field = readonly [name: Exclude<keyof Filters, 'show'>, label: string, choices?: Choices]

type FiltersProps = Pick<ActivityListContext, 'messages' | 'change'> & {
  accountId: string
  /** The ids of the payees, and what they are called. */
  payees: Choices
}

/**
 * The days, the payee and the card whose movements are shown. A choice stands there only where there is something to
 * choose. All of it is given: a module of the list's own here would make two files of the list.
 */
export function ActivityFilters({ accountId, payees, messages, change }: FiltersProps) {
  const prefix = useId()
  const { list } = useCardFreeze({ accountId }).state
  const cards = list.status === 'ready' ? list.content : []
  const fields: readonly Field[] = [
    ['from', messages.from],
    ['to', messages.to],
    ['payeeId', messages.payee, payees],
    ['cardId', messages.card, cards.map(({ id, brand = '', last4 = '' }) => [id, `${brand} •••• ${last4}`])],
  ]
  return (
    <form
      className="cs-answers"
      onChange={({ currentTarget }) => change(Object.fromEntries(new FormData(currentTarget)) as Partial<Filters>)}
    >
      {fields.map(([name, label, choices]) => {
        const field = { id: prefix + name, name, className: 'cs-input' }
        if (choices?.length === 0) return null
        return (
          <div key={name}>
            <label className="cs-label" htmlFor={prefix + name}>
              {label}
            </label>
            {choices ? (
              <select {...field}>
                <option value="">{messages.shown.all}</option>
                {choices.map(([value, text]) => (
                  <option key={value} value={value}>
                    {visibleText(text)}
                  </option>
                ))}
              </select>
            ) : (
              <input type="date" {...field} />
            )}
          </div>
        )
      })}
    </form>
  )
}
