import type { PayeeForm } from '@countersign/core/wire'
import { lookUp, payeeFormOf } from '@countersign/core/wire'
import type { CurrencyCode } from '../../money/currencies.ts'

const euros = { iban: 'BE68539007547034', swiftCode: 'SNDBBEBBXXX', paymentRails: ['SEPA', 'SEPA_INSTANT'] }
const dollars = {
  accountNumber: '0000123456789',
  routingNumber: '021000021',
  bankName: 'Sandbox Bank',
  paymentRails: ['ACH', 'WIRE', 'RTP', 'FEDNOW'],
}

/** Accounts of the service that are not shown with the fields of a payee. */
const accounts: { readonly [code in CurrencyCode]?: Readonly<Record<string, unknown>> } = {
  EUR: euros,
  USD: dollars,
  INR: { vpa: 'sandbox@bank' },
}

/** What a transfer carries instead of a reference. */
const oneTimeField: { readonly [code in CurrencyCode]?: (reference: string) => Readonly<Record<string, string>> } = {
  BRL: (reference) => ({ qrCode: `00020126330014br.gov.bcb.pix0111${reference}6304SBOX` }),
  COP: (reference) => ({ paymentUrl: `https://pay.sandbox.example/${reference}` }),
  INR: () => ({}),
}

/** Returns how to pay to the service by a bank or a mobile wallet; nothing for coins. */
export function describeBankTransfer(currency: CurrencyCode, parameters: { reference: string }) {
  const { reference } = parameters
  const accountType = `${currency}_ACCOUNT`
  if (!payeeFormOf(accountType)) return []
  const once = oneTimeField[currency]?.(reference)
  const account = accounts[currency] ?? (once ? {} : accountOf(accountType))
  const instructionsNotes = once
    ? 'No reference is needed.'
    : 'The reference must be in the transfer, exactly as it stands here.'
  return [{ accountOrWalletInfo: { accountType, ...account, ...(once ?? { reference }) }, instructionsNotes }]
}

/** Fields of an account of the service, by name. Which of several fits depends on the country. */
const samples: Readonly<Record<string, readonly string[]>> = {
  accountNumber: ['0000123456789', '0123456789', '01234567', '012345678901'],
  bankAccountType: ['CHECKING'],
  bankCode: ['001'],
  bankName: ['Sandbox Bank'],
  branchCode: ['00001'],
  clabeNumber: ['646180157000000004'],
  iban: [`AE15${'1'.repeat(19)}`, `DK56${'1'.repeat(14)}`, `EG05${'1'.repeat(25)}`],
  phoneNumber: [
    ...['+50934567890', '+6281234567890', '+254712345678', '+250781234567', '+255712345678', '+260971234567'],
    '+221771234567',
  ],
  provider: ['M-PESA', 'AIRTEL', 'MTN'],
  region: ['CM', 'SN'],
  sortCode: ['040004'],
  swiftCode: ['SNDBBEBBXXX'],
}

/** An account with what the form of its type requires, and the first of several ways. */
function accountOf(accountType: string): Readonly<Record<string, unknown>> {
  const { required = [], optional = [], ways = [], rails = [] } = payeeFormOf(accountType) ?? {}
  const chosen = optional.filter(({ name }) => ways[0]?.fields.includes(name))
  const fields = [...required, ...chosen].map((field) => [field.name, sampleOf(field)])
  // The sources do not show the fields of two types.
  const known = fields.length > 0 ? Object.fromEntries(fields) : { accountNumber: '0000123456789' }
  return { ...known, ...(rails.length > 0 && { paymentRails: ways[0]?.rails ?? rails }) }
}

function sampleOf({ name, pattern, values }: PayeeForm['required'][number]): string | undefined {
  const fits = (text: string) =>
    (pattern === undefined || new RegExp(pattern).test(text)) && (values === undefined || values.includes(text))
  return lookUp(samples, name)?.find(fits)
}
