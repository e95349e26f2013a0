import type { ExternalAccount } from '@countersign/core'
import { type ChangeEvent, useId } from 'react'
import { visibleText } from '../../primitives/visibleText.ts'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useCardFreeze } from '../../settings/card-freeze/useCardFreeze.ts'
import type { ActivityListContext, ActivityFilters as Filters } from './ActivityListContext.ts'

type Choices = readonly (readonly [id: string, name: string])[]
type Field = readonly [name: Exclude<keyof Filters, 'show'>, label: string, choices?: Choices]

type ListProps = Pick<ActivityListContext, 'messages' | 'filters' | 'change' | 'payees'> & {
  /** What a payee is called. */
  name: (payee: ExternalAccount) => string
}

/**
 * The days, the payee and the card whose movements are shown. A choice stands there only where there is something to
 * choose. All of it is given: a module of the list's own here would make two files of the list.
 */
export function ActivityFilters({
  accountId,
  payees,
  messages,
  filters,
  change,
  name: nameOf,
}: ListProps & { accountId: string }) {
  const prefix = useId()
  const { list } = useCardFreeze({ accountId }).state
  const cards = list.status === 'ready' ? list.content : []
  const fields: readonly Field[] = [
    ['from', messages.from],
    ['to', messages.to],
    ['payeeId', messages.payee, payees.map((payee) => [payee.id, nameOf(payee)])],
    ['cardId', messages.card, cards.map(({ id, brand = '', last4 = '' }) => [id, `${brand} •••• ${last4}`])],
  ]
  return (
    <div className="cs-answers">
      {fields.map(([name, label, choices]) => {
        const field = {
          id: prefix + name,
          className: 'cs-input',
          value: filters[name] ?? '',
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => change({ [name]: target.value }),
        }
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
    </div>
  )
}

/** What is shown of all: a pressed button each, which removes it. */
export function ChosenFilters({ messages, filters, change, payees, name: nameOf }: ListProps) {
  const writeTime = useLocalTime()
  const writeDay = (label: string, day?: string) => day && `${label}: ${writeTime(new Date(`${day}T00:00`), 'date')}`
  const payee = payees.find(({ id }) => id === filters.payeeId)
  const chosen = [
    ['from', writeDay(messages.from, filters.from)],
    ['to', writeDay(messages.to, filters.to)],
    ['payeeId', payee && visibleText(nameOf(payee))],
    ['cardId', filters.cardId && messages.card],
  ] as const
  return (
    <div className="cs-chips">
      {chosen.map(
        ([name, text]) =>
          text && (
            <button key={name} type="button" className="cs-chip" aria-pressed onClick={() => change({ [name]: '' })}>
              <bdi>{text}</bdi> <span aria-hidden="true">×</span>
            </button>
          ),
      )}
    </div>
  )
}
