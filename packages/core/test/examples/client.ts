import {
  type CancelPaymentState,
  type Card,
  createWalletClient,
  type EmailOtpLoginState,
  type FundingState,
  formatMoney,
  isWalletError,
  type LoginState,
  lookUp,
  maskDestination,
  type OidcLoginState,
  type PasskeyLoginState,
  type PayeeFormState,
  parseAmount,
  parsePhoneNumber,
  type QuoteConfirmationState,
  type ReaderState,
  type ReadState,
  readCurrency,
  rtsIdleLockMs,
  type ScaChallengeState,
  type ScaFactorResetState,
  type ScaPasskeyRegistrationState,
  type ScaSignInState,
  type SignedActionState,
  type TotpEnrollmentState,
  type TrustChange,
  type WalletClient,
  type WalletExportState,
  type WalletOwnershipState,
} from '@countersign/core'

declare function show(value: unknown): void
declare const bundleKey: string

const usdb = { code: 'USDB', decimals: 6 }

export const newClient: WalletClient = createWalletClient({
  baseUrl: '/api/wallet',
  environment: 'sandbox',
  trust: { otpBundle: [bundleKey] },
  session: { idleLockMs: rtsIdleLockMs },
})

export function readForm(form: { amount: string; phoneNumber: string }): void {
  const amount: bigint = parseAmount(form.amount, { currency: usdb, locale: 'de' })
  const text: string = formatMoney({ amount, currency: usdb }, { locale: 'de' })
  show([text, maskDestination(parsePhoneNumber(form.phoneNumber))])
}

export function describeLimit({ maxSpendPerTransaction: amount, currency: stated }: Card): string | undefined {
  const currency = readCurrency(stated)
  return amount !== undefined && currency ? formatMoney({ amount, currency }) : undefined
}

export function nameStatus(status: string): string {
  return lookUp({ ACTIVE: 'May spend', REVOKED: 'May no longer spend' }, status) ?? 'Unknown'
}

export function showError(error: unknown): void {
  if (isWalletError(error, 'QUOTE_CHANGED')) show(error.details?.changes)
  else if (isWalletError(error)) show([error.code, error.action, error.retryAfterMs])
}

type AnyState =
  | CancelPaymentState
  | EmailOtpLoginState
  | FundingState
  | LoginState
  | OidcLoginState
  | PasskeyLoginState
  | PayeeFormState
  | QuoteConfirmationState
  | ScaChallengeState
  | ScaFactorResetState
  | ScaPasskeyRegistrationState
  | ScaSignInState
  | TotpEnrollmentState
  | TrustChange
  | WalletExportState
  | WalletOwnershipState
  | SignedActionState<unknown, unknown>
  | ReadState<unknown>
  | ReaderState<unknown>

/** One line for each screen: `error` can be read in every status. */
export function showFailure({ error }: AnyState): void {
  if (error) show(error.code)
}
