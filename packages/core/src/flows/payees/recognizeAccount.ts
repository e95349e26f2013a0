import { lookUp } from '../../wire/lookUp.ts'
import { hasCheckDigits } from '../../wire/payees/fitsField.ts'
import { phoneNumber } from '../../wire/payees/payeeFields.ts'
import type { PayeeValues } from '../../wire/payees/payeeFormFields.ts'
import { type AccountType, payeeFormOf, payeeForms } from '../../wire/payees/payeeForms.ts'
import { umaAddressPattern } from '../../wire/umaAddress.ts'
import { hasCheckDigit } from './hasCheckDigit.ts'

/** What a text that was typed, pasted or scanned can be. */
export type RecognizedAccount = {
  /** The account types that it fits, the likeliest first. None: the user chooses. */
  readonly accountTypes: readonly AccountType[]
  /** What it says already, by the path of its field. */
  readonly values: PayeeValues
  /** It looks like an IBAN whose check digits are wrong, or like no account at all. */
  readonly isMistyped: boolean
}

/**
 * Recognizes what kind of account a text is: an IBAN, a wallet's address, a Lightning invoice, a US routing number
 * with an account number, a CLABE, a UPI address or a phone number. A plain number can be that of an account at many banks,
 * or of a phone, so it is only kept.
 */
export function recognizeAccount(text: string): RecognizedAccount {
  const typed = text.trim()
  const address = withoutScheme(typed)
  // Numbers are often written in groups; the dash of an address belongs to it.
  const compact = address.includes('@') ? address : address.replace(/[\s-]/g, '')
  if (ibanShape.test(compact)) return recognizeIban(compact.toUpperCase())
  const shape = shapes.find(({ pattern }) => pattern.test(compact))
  if (shape) return found(shape.accountTypes, { [shape.field]: compact })
  const types = (Object.keys(payeeForms) as AccountType[]).filter((type) => fieldFor(type, compact) !== undefined)
  const [first] = types
  const field = first && fieldFor(first, compact)
  const known = field ? { [field]: compact } : {}
  const [, routingNumber = '', accountNumber] = usShape.exec(typed) ?? []
  if (accountNumber && hasCheckDigit(routingNumber))
    return found(['USD_ACCOUNT', ...types], { ...known, routingNumber, accountNumber })
  if (field) return found(types, known)
  const kept = found([], { phoneNumber: compact, accountNumber: compact, clabeNumber: compact })
  return { ...kept, isMistyped: !/^\+?[0-9]{4,34}$/.test(compact) }
}

/** A routing number and an account number, set apart. */
const usShape = /^(\d{9})[\s,/-]+(\d{4,17})$/

const anyCase = new RegExp(umaAddressPattern, 'i')

/** Returns whether a text is the address of a UMA receiver, such as `$grace@wallet.example`. */
export function isUmaAddress(text: string): boolean {
  return anyCase.test(text)
}

const ibanShape = /^[A-Za-z]{2}[0-9]{2}[A-Za-z0-9]{11,30}$/

/** The countries whose accounts the European schemes reach (EPC409-09). */
const sepa =
  'AD AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK SM VA'.split(
    ' ',
  )

const ibanTypes: { readonly [country: string]: readonly AccountType[] } = {
  AE: ['AED_ACCOUNT'],
  DK: ['DKK_ACCOUNT', 'EUR_ACCOUNT'],
  EG: ['EGP_ACCOUNT'],
  PK: ['PKR_ACCOUNT'],
}

function recognizeIban(iban: string): RecognizedAccount {
  if (!hasCheckDigits(iban)) return { accountTypes: [], values: {}, isMistyped: true }
  const country = iban.slice(0, 2)
  const accountTypes = lookUp(ibanTypes, country) ?? (sepa.includes(country) ? ['EUR_ACCOUNT'] : ['SWIFT_ACCOUNT'])
  // Most people have their account where they live; the field is there to say otherwise.
  return found(accountTypes, { iban, country, 'beneficiary.countryOfResidence': country })
}

/** Addresses that their shape tells apart. Base58 leaves out 0, O, I and l. */
const shapes: readonly { pattern: RegExp; accountTypes: readonly AccountType[]; field: string }[] = [
  { pattern: /^(spark|sp)1[02-9ac-hj-np-z]{20,}$/i, accountTypes: ['SPARK_WALLET'], field: 'address' },
  { pattern: /^ln(bc|tb|bcrt)[0-9]*[munp]?1[02-9ac-hj-np-z]{20,}$/i, accountTypes: ['LIGHTNING'], field: 'invoice' },
  { pattern: /^lno1[02-9ac-hj-np-z]{20,}$/i, accountTypes: ['LIGHTNING'], field: 'bolt12' },
  { pattern: /^T[1-9A-HJ-NP-Za-km-z]{33}$/, accountTypes: ['TRON_WALLET'], field: 'address' },
  { pattern: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/, accountTypes: ['SOLANA_WALLET'], field: 'address' },
  { pattern: /^[^@\s]+@[^@\s]+\.[^@\s]+$/, accountTypes: ['LIGHTNING', 'BRL_ACCOUNT'], field: 'lightningAddress' },
]

/** A QR code may hold an address with its scheme in front and an amount behind it. */
function withoutScheme(text: string): string {
  return /^(?:ethereum|solana|tron|spark|lightning):([^?@/]+)/i.exec(text)?.[1] ?? text
}

/** Returns the field of an account type that only such a text fits. Patterns of plain digits fit too many. */
function fieldFor(accountType: AccountType, text: string): string | undefined {
  const form = payeeFormOf(accountType)
  const fields = [...(form?.required ?? []), ...(form?.optional ?? [])]
  const distinct = fields.find(({ name, pattern }) => {
    const isTelling =
      (name === 'clabeNumber' && hasCheckDigit(text)) ||
      name === 'vpa' ||
      name === 'address' ||
      (name === 'phoneNumber' && pattern !== phoneNumber.pattern)
    return isTelling && pattern !== undefined && new RegExp(pattern).test(text)
  })
  return distinct?.name
}

/** `account`: what it says, by the field of the account. */
function found(accountTypes: readonly AccountType[], account: PayeeValues): RecognizedAccount {
  const values = Object.entries(account).map(([field, value]) => [`accountInfo.${field}`, value])
  return { accountTypes, values: Object.fromEntries(values), isMistyped: false }
}
