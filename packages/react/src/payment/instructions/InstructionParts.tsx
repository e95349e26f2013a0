import { useCallback } from 'react'
import { definePart } from '../../primitives/definePart.tsx'
import { QrCode as BaseQrCode } from '../../primitives/QrCode.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { groupAccount, nameRail, railsMessages } from '../../shared/payment-details/index.ts'
import {
  describeInstruction,
  type InstructionDescription,
  type InstructionField,
  labelField,
} from './describeInstruction.ts'
import { useInstructionsContext } from './InstructionsContext.ts'
import { writeTransferCode } from './writeTransferCode.ts'

type WaysOptions = {
  /** Class of each button. */
  tabClassName?: string | undefined
}

/** A button for each way to send the money. Renders nothing where there is only one. */
export const Ways = definePart(
  'div',
  ({ tabClassName }: WaysOptions) => {
    const { ways, names, chosen, choose, messages } = useInstructionsContext()
    if (ways.length < 2) return null
    return {
      role: 'group',
      'aria-label': messages.waysLabel,
      children: names.map((name, index) => (
        <button
          key={name}
          type="button"
          className={tabClassName}
          aria-pressed={index === chosen}
          onClick={() => choose(index)}
        >
          {name}
        </button>
      )),
    }
  },
  ['tabClassName'],
)

/** Arranges the chosen way. Renders nothing before the ways are known. */
export const Panel = definePart('div', () => (useInstructionsContext().ways.length === 0 ? null : {}))

/** Returns what the chosen way says. */
export function useDescription(): InstructionDescription | undefined {
  const { ways, chosen, accountHolderName } = useInstructionsContext()
  const way = ways[chosen]
  const rails = useMessages('rails', railsMessages)
  return way && describeInstruction(way, { accountHolderName, nameRail: (rail) => nameRail(rail, rails) })
}

/** Returns what a code may say: a camera must not read from it what the screen does not show. */
const asShown = (text: string | undefined) => (text && text === visibleText(text) ? text : undefined)

/** Shows a code, an invoice or an address for a camera to read. Renders nothing if there is no such text. */
export const QrCode = definePart(BaseQrCode, () => {
  const { messages } = useInstructionsContext()
  const scannable = asShown(useDescription()?.scannable)
  const readText = useCallback(() => scannable, [scannable])
  return scannable === undefined ? null : { readText, label: messages.qrCode }
})

/** A code that banking apps in Europe read instead of typing. Renders nothing where the transfer cannot be written so. */
export const TransferCode = definePart(BaseQrCode, () => {
  const { messages, paid } = useInstructionsContext()
  const fields = useDescription()?.fields
  const code = asShown(fields && paid && writeTransferCode(fields, paid))
  const readText = useCallback(() => code, [code])
  if (code === undefined) return null
  return {
    readText,
    label: messages.qrCode,
    wrap: (svg) => (
      <figure data-part="transfer-code">
        {svg}
        <figcaption>{messages.bankQrCode}</figcaption>
      </figure>
    ),
  }
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
const untyped = new Set(['assetType', 'network'])

type FieldProps = InstructionField & Omit<FieldsOptions, 'typedOnly'> & { canCopy: boolean }

function Field({ field, value, isList, canCopy, copyClassName, hintClassName }: FieldProps) {
  const { copy, messages } = useInstructionsContext()
  const label = labelField(field, messages)
  const isReference = field === 'reference'
  return (
    <div data-row={isReference ? 'reference' : 'field'} data-words={isList || field.endsWith('Name') ? '' : undefined}>
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
export const PayLink = definePart('a', () => {
  const { messages } = useInstructionsContext()
  const href = useDescription()?.link
  if (href === undefined) return null
  return {
    href,
    target: '_blank',
    rel: 'noopener noreferrer',
    text: messages.openLink({ host: new URL(href).host }),
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
