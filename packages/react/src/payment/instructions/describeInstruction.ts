import type { PaymentInstruction } from '@countersign/core'
import { lookUp } from '@countersign/core/client'
import type { JourneyMessages } from '../../provider/Messages.ts'

type Messages = JourneyMessages['funding']

export type InstructionField = {
  field: string
  value: string
  /** The user never has to type a list, such as the accepted kinds of transfer. */
  isList: boolean
}

export type InstructionDescription = {
  /** Every field that is text, in the order in which the user needs them. */
  fields: readonly InstructionField[]
  /** What a camera can read. */
  scannable: string | undefined
  /** A page to pay on, where it is secure. */
  link: string | undefined
  notes: string | undefined
  /** An account at a bank, while anything else is an address. */
  isAccount: boolean
}

/** The reference matters most and is forgotten first. */
const first = ['accountHolderName', 'iban', 'accountNumber', 'reference']
const scannableFields = ['requestLink', 'qrCode', 'invoice', 'address', 'umaAddress']

type DescribeOptions = {
  /** Who holds the account, where the service does not say so: many banks compare the name with the account. */
  accountHolderName?: string | undefined
  /** Names the kinds of transfer that the account accepts. */
  nameRail?: ((rail: string) => string) | undefined
}

/** Describes what the user needs to send the money. Fields that are new to us are shown under their own names. */
export function describeInstruction(
  { accountOrWalletInfo, instructionsNotes }: PaymentInstruction,
  { accountHolderName, nameRail = spaced }: DescribeOptions = {},
): InstructionDescription {
  const isAccount = accountOrWalletInfo.accountType.endsWith('_ACCOUNT')
  const info = { ...(isAccount && accountHolderName && { accountHolderName }), ...accountOrWalletInfo }
  const fields = Object.entries(info).flatMap(([field, value]) => {
    const text = textOf(value, field === 'paymentRails' ? nameRail : spaced)
    // It names the way itself.
    return field === 'accountType' || text === undefined ? [] : [{ field, value: text, isList: Array.isArray(value) }]
  })
  const textIn = (wanted: string) => fields.find(({ field }) => field === wanted)?.value
  return {
    fields: fields.toSorted((one, other) => rankOf(one) - rankOf(other)),
    scannable: scannableFields.map(textIn).find((value) => value !== undefined),
    link: secureLink(textIn('paymentUrl')),
    isAccount,
    // The reference has a warning of its own, and one is enough.
    notes:
      textIn('reference') && /\breference\b/i.test(instructionsNotes ?? '')
        ? undefined
        : instructionsNotes || undefined,
  }
}

function rankOf({ field }: InstructionField): number {
  const rank = first.indexOf(field)
  return rank < 0 ? first.length : rank
}

const spaced = (word: string) => word.replaceAll('_', ' ')

function textOf(value: unknown, nameEntry: (entry: string) => string): string | undefined {
  if (Array.isArray(value)) {
    const entries = value.filter((entry) => typeof entry === 'string')
    return entries.map(nameEntry).join(', ') || undefined
  }
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Returns an address that may become a link. It comes from outside, so nothing but a plain https address may. */
function secureLink(text: string | undefined): string | undefined {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined
}

/** Names the ways; those with the same name are numbered. */
export function nameWays(instructions: readonly PaymentInstruction[], messages: Messages): readonly string[] {
  const names = instructions.map(({ accountOrWalletInfo: { accountType } }) => nameWay(accountType, messages))
  return names.map((name, index) => {
    const same = names.flatMap((other, at) => (other === name ? [at] : []))
    return same.length > 1 ? `${name} ${same.indexOf(index) + 1}` : name
  })
}

/** Names one way: a network, or a kind of transfer. */
function nameWay(accountType: string, { ways, bankTransfer }: Messages): string {
  return lookUp(ways, accountType) ?? (accountType.endsWith('_ACCOUNT') ? bankTransfer : accountType)
}

/** Names a field; one without a name is shown under its own, because a bank may ask for it. */
export function labelField(field: string, { fields }: Messages): string {
  return lookUp(fields, field) ?? field
}
