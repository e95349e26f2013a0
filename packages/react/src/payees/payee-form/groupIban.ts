import type { FormEvent } from 'react'
import { groupAccount } from '../../shared/payment-details/index.ts'

/** An IBAN, or its beginning (ISO 13616). Addresses of wallets mix letters of both cases, or are longer. */
const iban = /^([A-Z]{2}\d{2}[A-Z\d]{0,30}|[a-z]{2}\d{2}[a-z\d]{0,30})$/
const beginning = /^[a-z]{2}\d{2}/i

const compact = (text: string) => text.replace(/[\s-]/g, '')

/**
 * Groups an IBAN in fours while it is typed or pasted, with the caret at the same character. What only begins like one
 * loses these groups again; everything else stays as it was typed.
 */
export function groupIban({ currentTarget: field, nativeEvent }: FormEvent<HTMLInputElement>): void {
  const { isComposing, inputType } = nativeEvent as InputEvent
  const { value } = field
  const text = compact(value)
  if (isComposing || !beginning.test(text)) return
  const isIban = iban.test(text)
  const shown = isIban ? groupAccount('iban', text) : text
  if (shown === value) return
  const before = compact(value.slice(0, field.selectionEnd ?? value.length)).length
  // A space that is deleted forward comes back before the caret, so that the next press deletes what is behind it.
  const spaces = inputType === 'deleteContentForward' ? before / 4 : (before - 1) / 4
  const caret = before + (isIban ? Math.max(0, Math.floor(spaces)) : 0)
  field.value = shown
  field.setSelectionRange(caret, caret)
}
