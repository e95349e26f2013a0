import { lookUp } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useCallback } from 'react'
import { useMessages } from '../../hooks/useMessages.ts'
import { fundingMessages } from '../../messages/funding.ts'
import { OutsideText } from '../elements/OutsideText.tsx'
import { QrCode } from '../qr-code/QrCode.tsx'
import type { InstructionDescription } from './describeInstruction.ts'
import { describeInstruction } from './describeInstruction.ts'
import { useFundingInstructionsContext } from './FundingInstructionsContext.ts'
import { useWays } from './FundingInstructionsWays.tsx'

/** What the way that is chosen says. */
function useDescription(): InstructionDescription | undefined {
  const { chosen } = useFundingInstructionsContext()
  const way = useWays()[chosen]
  return way && describeInstruction(way)
}

/** What a camera takes in: a code, an invoice or an address. Renders nothing where there is none. */
export const FundingInstructionsQrCode = forwardRef<SVGSVGElement, Omit<ComponentPropsWithoutRef<'svg'>, 'children'>>(
  function FundingInstructionsQrCode(props, ref) {
    const words = useMessages('funding', fundingMessages)
    const scannable = useDescription()?.scannable
    const readText = useCallback(() => scannable, [scannable])
    return scannable === undefined ? null : <QrCode {...props} ref={ref} readText={readText} label={words.qrCode} />
  },
)

export type FundingInstructionsFieldsProps = Omit<ComponentPropsWithoutRef<'dl'>, 'children'> & {
  /** Class of each button that copies. */
  copyClassName?: string | undefined
  /** Class of what is said about the reference. */
  hintClassName?: string | undefined
}

/** Every field of the way that is chosen; what has to be typed elsewhere has a button that copies it exactly. */
export const FundingInstructionsFields = forwardRef<HTMLDListElement, FundingInstructionsFieldsProps>(
  function FundingInstructionsFields(props, ref) {
    const { copyClassName, hintClassName, ...rest } = props
    const { copy } = useFundingInstructionsContext()
    const words = useMessages('funding', fundingMessages)
    const fields = useDescription()?.fields
    if (!fields) return null
    return (
      <dl {...rest} ref={ref}>
        {fields.map(({ field, value, isList }) => {
          const label = lookUp(words.fields, field) ?? field
          return (
            <div key={field} data-row={field === 'reference' ? 'reference' : 'field'}>
              <dt>
                <OutsideText>{label}</OutsideText>
              </dt>
              <dd>
                <span data-part="value">
                  <OutsideText>{value}</OutsideText>
                </span>{' '}
                {!isList && (
                  <button
                    type="button"
                    className={copyClassName}
                    aria-label={words.copyField({ field: label })}
                    onClick={() => copy(value)}
                  >
                    {words.copy}
                  </button>
                )}
                {field === 'reference' && <p className={hintClassName}>{words.referenceHint}</p>}
              </dd>
            </div>
          )
        })}
      </dl>
    )
  },
)

/** Opens the page to pay on, in a tab that cannot reach back. Renders nothing where there is no secure one. */
export const FundingInstructionsPayLink = forwardRef<
  HTMLAnchorElement,
  Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel'>
>(function FundingInstructionsPayLink(props, ref) {
  const words = useMessages('funding', fundingMessages)
  const link = useDescription()?.link
  if (link === undefined) return null
  return (
    <a {...props} ref={ref} href={link} target="_blank" rel="noopener noreferrer">
      {props.children ?? words.openLink}
    </a>
  )
})

type ParagraphProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/** What else is to be known about the way that is chosen. Renders nothing where nobody says anything. */
export const FundingInstructionsNotes = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function FundingInstructionsNotes(props, ref) {
    const words = useMessages('funding', fundingMessages)
    const notes = useDescription()?.notes
    if (notes === undefined) return null
    return (
      <p {...props} ref={ref}>
        {words.notes}: <OutsideText>{notes}</OutsideText>
      </p>
    )
  },
)

/** Says that something was copied, or that it could not be. Always in the page while there is something to copy. */
export const FundingInstructionsCopyNotice = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function FundingInstructionsCopyNotice(props, ref) {
    const { copied } = useFundingInstructionsContext()
    const words = useMessages('funding', fundingMessages)
    if (!useDescription()) return null
    return (
      <p role="status" {...props} ref={ref}>
        {copied === undefined ? undefined : copied ? words.copied : words.copyRefused}
      </p>
    )
  },
)
