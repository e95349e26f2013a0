import type { Money } from '@countersign/core'
import type { InstructionField } from './describeInstruction.ts'

const maxCents = 99_999_999_999n

/**
 * Writes a transfer in euros as the text of a code that banking apps read (EPC069-12, version 002); without an
 * amount, the payer types it. Returns `undefined` where something that belongs into it is missing or does not fit: typing is
 * then safer.
 */
export function writeTransferCode(
  fields: readonly InstructionField[],
  { amount, currency }: Money,
): string | undefined {
  const textIn = (wanted: string) => fields.find(({ field }) => field === wanted)?.value ?? ''
  const [name, bic, reference] = ['accountHolderName', 'swiftCode', 'reference'].map(textIn)
  const iban = textIn('iban').replaceAll(' ', '')
  const isInEuros = currency.code === 'EUR' && currency.decimals === 2 && amount <= maxCents
  if (!isInEuros || !name || !reference || !/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return undefined
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    name,
    iban,
    amount > 0n ? `EUR${toEuros(amount)}` : '',
    '',
    '',
    reference,
  ]
  const fits = name.length <= 70 && reference.length <= 140
  // A line break in a field would move what follows into another one.
  return fits && lines.every((line) => !/[\r\n]/.test(line ?? '')) ? lines.join('\n') : undefined
}

function toEuros(cents: bigint): string {
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
}
