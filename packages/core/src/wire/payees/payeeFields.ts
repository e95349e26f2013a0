/** One text field of an account, and its format. */
export type PayeeField = {
  readonly name: string
  readonly minLength?: number
  readonly maxLength?: number
  /** A regular expression for the whole text. */
  readonly pattern?: string
  /** An IBAN, whose two check digits have to be right (ISO 13616). */
  readonly isIban?: true
  /** The only allowed values. */
  readonly values?: readonly string[]
}

const country = '^[A-Z]{2}$'
const bic = '^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$'
const phone = '^\\+[0-9]{6,14}$'
const routing = '^[0-9]{9}$'

export const accountNumber: PayeeField = { name: 'accountNumber', minLength: 1, maxLength: 34 }
export const accountNumber7To12: PayeeField = { name: 'accountNumber', pattern: '^[0-9]{7,12}$' }
export const accountNumber8: PayeeField = { name: 'accountNumber', pattern: '^[0-9]{8}$' }
export const accountNumber8To16: PayeeField = { name: 'accountNumber', pattern: '^[0-9]{8,16}$' }
export const accountNumber9To13: PayeeField = { name: 'accountNumber', pattern: '^[0-9]{9,13}$' }
export const accountNumber9To18: PayeeField = { name: 'accountNumber', pattern: '^[0-9]{9,18}$' }
export const accountNumber10: PayeeField = { name: 'accountNumber', pattern: '^[0-9]{10}$' }
export const bankAccountType: PayeeField = { name: 'bankAccountType', values: ['CHECKING', 'SAVINGS'] }
export const bankCode: PayeeField = { name: 'bankCode', pattern: '^[0-9]{3}$' }
export const bankName: PayeeField = { name: 'bankName', minLength: 1, maxLength: 255 }
export const bankNameOfUs: PayeeField = { name: 'bankName', minLength: 1, maxLength: 140 }
export const branchCode: PayeeField = { name: 'branchCode', pattern: '^[0-9]{5}$' }
export const clabeNumber: PayeeField = { name: 'clabeNumber', pattern: '^[0-9]{18}$' }
export const countryOfBank: PayeeField = { name: 'country', pattern: country }
export const fiToFiInformation: PayeeField = { name: 'fiToFiInformation', minLength: 0, maxLength: 210 }
export const iban: PayeeField = { name: 'iban', pattern: '^[A-Z]{2}[0-9]{2}[A-Za-z0-9]{11,30}$', isIban: true }
export const ibanOfAe: PayeeField = { name: 'iban', pattern: '^AE[0-9]{21}$', isIban: true }
export const ibanOfDk: PayeeField = { name: 'iban', pattern: '^DK[0-9]{16}$', isIban: true }
export const ibanOfEg: PayeeField = { name: 'iban', pattern: '^EG[0-9]{27}$', isIban: true }
export const ibanOfPk: PayeeField = { name: 'iban', pattern: '^PK[0-9]{2}[A-Z]{4}[0-9]{16}$', isIban: true }
export const ifsc: PayeeField = { name: 'ifsc', pattern: '^[A-Z]{4}0[A-Z0-9]{6}$' }
export const intermediaryBankName: PayeeField = { name: 'intermediaryBankName', minLength: 1, maxLength: 140 }
export const intermediaryRoutingNumber: PayeeField = { name: 'intermediaryRoutingNumber', pattern: routing }
export const phoneNumber: PayeeField = { name: 'phoneNumber', pattern: phone }
export const phoneOfId: PayeeField = { name: 'phoneNumber', pattern: '^\\+62[0-9]{9,12}$' }
export const phoneOfKe: PayeeField = { name: 'phoneNumber', pattern: '^\\+254[0-9]{9}$' }
export const phoneOfRw: PayeeField = { name: 'phoneNumber', pattern: '^\\+250[0-9]{9}$' }
export const phoneOfTz: PayeeField = { name: 'phoneNumber', pattern: '^\\+255[0-9]{9}$' }
export const phoneOfZm: PayeeField = { name: 'phoneNumber', pattern: '^\\+260[0-9]{9}$' }
/** Senegal, Côte d'Ivoire and Benin have lengths of their own; for Togo none is documented. */
export const phoneOfXof: PayeeField = {
  name: 'phoneNumber',
  pattern: '^\\+(221[0-9]{9}|225[0-9]{10}|229[0-9]{8,9}|228[0-9]{3,11})$',
}
export const pixKey: PayeeField = { name: 'pixKey', minLength: 1, maxLength: 77 }
export const pixKeyType: PayeeField = { name: 'pixKeyType', values: ['CPF', 'CNPJ', 'EMAIL', 'PHONE', 'RANDOM'] }
export const provider: PayeeField = { name: 'provider', minLength: 1, maxLength: 255 }
export const providerOfKe: PayeeField = { ...provider, values: ['M-PESA'] }
export const providerOfMw: PayeeField = { ...provider, values: ['AIRTEL', 'TNM'] }
export const providerOfRw: PayeeField = { ...provider, values: ['MTN', 'AIRTEL'] }
export const providerOfTz: PayeeField = { ...provider, values: ['AIRTEL', 'VODACOM'] }
export const providerOfUg: PayeeField = { ...provider, values: ['MTN', 'AIRTEL'] }
export const providerOfZm: PayeeField = { ...provider, values: ['TNM', 'AIRTEL', 'ZAMTEL', 'MTN'] }
export const railOfIn: PayeeField = { name: 'rail', values: ['NEFT', 'RTGS'] }
export const regionOfXaf: PayeeField = { name: 'region', values: ['CM', 'CG'] }
export const regionOfXof: PayeeField = { name: 'region', values: ['BJ', 'CI', 'SN', 'TG'] }
export const routingNumber: PayeeField = { name: 'routingNumber', pattern: routing }
export const sortCode: PayeeField = { name: 'sortCode', pattern: '^[0-9]{6}$' }
export const swiftCode: PayeeField = { name: 'swiftCode', pattern: bic }
export const taxId: PayeeField = { name: 'taxId', pattern: '^[0-9]{11,14}$' }
export const vpa: PayeeField = { name: 'vpa', pattern: '^[a-zA-Z0-9.\\-_]+@[a-zA-Z0-9]+$' }

export const address: PayeeField = { name: 'address', minLength: 1, maxLength: 255 }
export const evmAddress: PayeeField = { name: 'address', pattern: '^0x[0-9a-fA-F]{40}$' }
export const bolt12: PayeeField = { name: 'bolt12', minLength: 1, maxLength: 2048 }
export const invoice: PayeeField = { name: 'invoice', minLength: 1, maxLength: 2048 }
export const lightningAddress: PayeeField = { name: 'lightningAddress', pattern: '^[^@\\s]+@[^@\\s]+$' }
export const vaspName: PayeeField = { name: 'vaspName', minLength: 1, maxLength: 255 }

/** The fields of an individual beneficiary. */
export const individualFields: readonly PayeeField[] = [
  { name: 'fullName', minLength: 1, maxLength: 255 },
  { name: 'birthDate', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
  { name: 'nationality', pattern: country },
  { name: 'email', pattern: '^[^@\\s]+@[^@\\s]+$' },
  { name: 'phoneNumber', pattern: phone },
  { name: 'countryOfResidence', pattern: country },
  { name: 'registrationNumber', minLength: 1, maxLength: 255 },
  { name: 'documentType', values: ['CC', 'CE', 'TI', 'NIT', 'PP'] },
  { name: 'documentNumber', minLength: 1, maxLength: 50 },
]

/** The fields of a business beneficiary. */
export const businessFields: readonly PayeeField[] = [
  { name: 'legalName', minLength: 1, maxLength: 255 },
  { name: 'registrationNumber', minLength: 1, maxLength: 255 },
  { name: 'taxId', minLength: 1, maxLength: 255 },
  { name: 'email', pattern: '^[^@\\s]+@[^@\\s]+$' },
  { name: 'phoneNumber', pattern: phone },
  { name: 'countryOfResidence', pattern: country },
]

export const addressFields: readonly PayeeField[] = [
  { name: 'line1', minLength: 1, maxLength: 255 },
  { name: 'line2', minLength: 1, maxLength: 255 },
  { name: 'city', minLength: 1, maxLength: 255 },
  { name: 'state', minLength: 1, maxLength: 255 },
  { name: 'postalCode', minLength: 1, maxLength: 32 },
  { name: 'country', pattern: country },
]
