import { type KeyboardEvent, useCallback } from 'react'
import { definePart } from '../../primitives/definePart.tsx'
import { QrCode as BaseQrCode } from '../../primitives/QrCode.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { groupAccount, nameRail, railsMessages } from '../payment-details/index.ts'
import {
  describeInstruction,
  type InstructionDescription,
  type InstructionField,
  labelField,
} from './describeInstruction.ts'
import { useInstructionsContext } from './InstructionsContext.ts'

type WaysOptions = {
  /** Class of each tab. */
  tabClassName?: string | undefined
}

/** A tab for each way to send the money. Renders nothing where there is only one. */
export const Ways = definePart(
  'div',
  ({ tabClassName }: WaysOptions) => {
    const { ways, names, chosen, choose, id, messages } = useInstructionsContext()
    if (ways.length < 2) return null
    return {
      role: 'tablist',
      'aria-label': messages.waysLabel,
      /** APG, tabs: the Tab key stops once, and arrows choose among them. */
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
        const next = nextTab(event, { chosen, count: tabs.length })
        if (next === undefined) return
        event.preventDefault()
        choose(next)
        tabs[next]?.focus()
      },
      children: names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          className={tabClassName}
          id={`${id}tab${index}`}
          aria-selected={index === chosen}
          aria-controls={`${id}panel`}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => choose(index)}
        >
          {name}
        </button>
      )),
    }
  },
  ['tabClassName'],
)

function nextTab(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  { chosen, count }: { chosen: number; count: number },
): number | undefined {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case 'ArrowLeft':
    case 'ArrowRight':
      return (chosen + (key === forward ? 1 : count - 1)) % count
    default:
      return undefined
  }
}

/** Arranges the chosen way. Renders nothing before the ways are known. */
export const Panel = definePart('div', () => {
  const { ways, chosen, id } = useInstructionsContext()
  if (ways.length === 0) return null
  const tab = ways.length > 1 && { role: 'tabpanel', 'aria-labelledby': `${id}tab${chosen}` }
  return { id: `${id}panel`, ...tab }
})

/** Returns what the chosen way says. */
export function useDescription(): InstructionDescription | undefined {
  const { ways, chosen, accountHolderName } = useInstructionsContext()
  const way = ways[chosen]
  const rails = useMessages('rails', railsMessages)
  return way && describeInstruction(way, { accountHolderName, nameRail: (rail) => nameRail(rail, rails) })
}

/** Shows a code, an invoice or an address for a camera to read. Renders nothing if there is no such text. */
export const QrCode = definePart(BaseQrCode, () => {
  const { messages } = useInstructionsContext()
  const scannable = useDescription()?.scannable
  const readText = useCallback(() => scannable, [scannable])
  return scannable === undefined ? null : { readText, label: messages.qrCode }
})

type FieldsOptions = {
  /** Class of each button that copies. */
  copyClassName?: string | undefined
  /** Class of the hint about the reference. */
  hintClassName?: string | undefined
  /** Leaves out what a sender never types, and the button of a single value, for pages that have it all elsewhere. */
  typedOnly?: boolean | undefined
}

/** Every field of the chosen way; what the user has to type elsewhere has a button that copies it exactly. */
export const Fields = definePart(
  'dl',
  ({ typedOnly, ...options }: FieldsOptions) => {
    const all = useDescription()?.fields ?? []
    const fields = typedOnly ? all.filter(({ field }) => !untyped.has(field)) : all
    if (fields.length === 0) return null
    const canCopy = !typedOnly || fields.length > 1
    return { children: fields.map((field) => <Field key={field.field} {...field} {...options} canCopy={canCopy} />) }
  },
  ['copyClassName', 'hintClassName', 'typedOnly'],
)

/** What a sender chooses and never types. */
const untyped = new Set(['assetType', 'network', 'requestLink'])

type FieldProps = InstructionField & Omit<FieldsOptions, 'typedOnly'> & { canCopy: boolean }

function Field({ field, value, isList, canCopy, copyClassName, hintClassName }: FieldProps) {
  const { copy, messages } = useInstructionsContext()
  const label = labelField(field, messages)
  const isReference = field === 'reference'
  return (
    <div data-row={isReference ? 'reference' : 'field'}>
      <dt>
        <UntrustedText>{label}</UntrustedText>
      </dt>
      <dd>
        <span data-part="value">
          <UntrustedText>{groupAccount(field, value)}</UntrustedText>
        </span>{' '}
        {canCopy && !isList && !untyped.has(field) && (
          <button
            type="button"
            className={copyClassName}
            aria-label={messages.copyField({ field: label })}
            onClick={() => copy(value)}
          >
            {messages.copy}
          </button>
        )}
        {isReference && <p className={hintClassName}>{messages.referenceHint}</p>}
      </dd>
    </div>
  )
}

/** Opens the page to pay on, in a tab that cannot reach this one. Renders nothing where there is no secure page. */
export const PayLink = definePart('a', ({ children }) => {
  const { messages } = useInstructionsContext()
  const href = useDescription()?.link
  if (href === undefined) return null
  return {
    href,
    target: '_blank',
    rel: 'noopener noreferrer',
    children: children ?? messages.openLink({ host: new URL(href).host }),
  }
})

/** What else matters about the chosen way. Renders nothing where the service adds nothing. */
export const Notes = definePart('p', () => {
  const { messages } = useInstructionsContext()
  const notes = useDescription()?.notes
  if (notes === undefined) return null
  return {
    children: (
      <>
        {messages.notes}: <UntrustedText>{notes}</UntrustedText>
      </>
    ),
  }
})

/** Says whether something was copied. Always in the page while there is something to copy, so that it is announced. */
export const CopyNotice = definePart('p', () => {
  const { copied, messages } = useInstructionsContext()
  if (!useDescription()) return null
  return {
    role: 'status',
    children: copied === undefined ? undefined : copied ? messages.copied : messages.copyRefused,
  }
})
