import type { FundingState } from '@countersign/core'
import { lookUp } from '@countersign/core'
import type { FundingMessages } from '../../messages/funding.ts'

/** One way to send the money. */
export type Instruction = Extract<FundingState, { status: 'instructions' }>['instructions'][number]

export type InstructionField = {
  field: string
  value: string
  /** Nobody has to type a list, such as the kinds of transfer that arrive, anywhere. */
  isList: boolean
}

export type InstructionDescription = {
  /** Every field that is text, in the order in which people need them. */
  fields: readonly InstructionField[]
  /** What a camera can take in. */
  scannable: string | undefined
  /** A page to pay on, where it is a secure one. */
  link: string | undefined
  notes: string | undefined
}

/** The reference matters most and is forgotten first. */
const first = ['accountHolderName', 'iban', 'accountNumber', 'reference']
/** Tells which way it is, or belongs to a signer. */
const unlisted = new Set(['accountType', 'payloadToSign'])
const scannableFields = ['qrCode', 'invoice', 'address']

/** What a person needs to send the money. Fields that are new to us are shown under their own names. */
export function describeInstruction({ accountOrWalletInfo, instructionsNotes }: Instruction): InstructionDescription {
  const fields = Object.entries(accountOrWalletInfo).flatMap(([field, value]) => {
    const text = textOf(value)
    return unlisted.has(field) || text === undefined ? [] : [{ field, value: text, isList: Array.isArray(value) }]
  })
  const textIn = (wanted: string) => fields.find(({ field }) => field === wanted)?.value
  return {
    fields: fields.toSorted((one, other) => rankOf(one) - rankOf(other)),
    scannable: scannableFields.map(textIn).find((value) => value !== undefined),
    link: secureLink(textIn('paymentUrl')),
    notes: instructionsNotes || undefined,
  }
}

function rankOf({ field }: InstructionField): number {
  const rank = first.indexOf(field)
  return rank < 0 ? first.length : rank
}

function textOf(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const entries = value.filter((entry) => typeof entry === 'string')
    return entries.join(', ').replaceAll('_', ' ') || undefined
  }
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Nothing else becomes a link: it came from outside. */
function secureLink(text: string | undefined): string | undefined {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined
}

/** What the ways are called; of two that are called the same, each has its number. */
export function nameWays(instructions: readonly Instruction[], words: FundingMessages): readonly string[] {
  const names = instructions.map(({ accountOrWalletInfo: { accountType } }) => nameWay(accountType, words))
  return names.map((name, index) => {
    const same = names.flatMap((other, at) => (other === name ? [at] : []))
    return same.length > 1 ? `${name} ${same.indexOf(index) + 1}` : name
  })
}

function nameWay(accountType: string, { ways, bankTransfer }: FundingMessages): string {
  return lookUp(ways, accountType) ?? (accountType.endsWith('_ACCOUNT') ? bankTransfer : accountType)
}
