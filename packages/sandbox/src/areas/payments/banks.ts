import type { Discovery, FieldError } from '@countersign/core/wire'

const corridors: Readonly<Record<string, string>> = { GHS: 'GH', NGN: 'NG', PHP: 'PH', KES: 'KE' }
const names = ['Sandbox Bank', 'Coastal Bank', 'First Bank']

/** The banks of the corridors that list them. The interface itself names the two Chinese wallets. */
export const banks: readonly Discovery[] = [
  ...Object.entries(corridors).flatMap(([currency, country]) =>
    names.map((name) => ({ bankName: name, displayName: `${name} (${country})`, country, currency })),
  ),
  ...['AliPay', 'WechatPay', ...names].map((name) => ({
    bankName: name,
    displayName: name,
    country: 'CN',
    currency: 'CNY',
  })),
]

type Payee = { currency?: unknown; accountInfo?: { bankName?: unknown } | null }

/** Checks that a bank is one of its corridor, if the corridor lists banks. */
export function findBankErrors(body: unknown): FieldError[] {
  const { currency, accountInfo } = (body ?? {}) as Payee
  const listed = banks.filter((bank) => bank.currency === currency).map(({ bankName }) => bankName)
  const bankName = accountInfo?.bankName
  if (listed.length === 0 || typeof bankName !== 'string' || listed.includes(bankName)) return []
  const message = 'Expected the name of a bank from GET /discoveries'
  return [{ field: 'accountInfo.bankName', message, constraint: { enum: listed } }]
}
