export type { ManagedList, ManagedListState, ReadState } from '../controllers/managedList.ts'
export type { SignedAction, SignedActionState } from '../controllers/signedAction.ts'
export {
  type CreateWalletClientOptions,
  createWalletClient,
  type OtpFormat,
  type TrustOptions,
  type WalletClient,
} from '../createWalletClient.ts'
export { type FormatMoneyParameters, formatMoney, type ParseAmountParameters, parseAmount } from '../encoding/money.ts'
export type { WalletErrorAction } from '../errors/codes.ts'
export type { WalletErrorDetails } from '../errors/details.ts'
export type { WalletErrorCode } from '../errors/list.ts'
export { type AnyErrorCode, isWalletError, WalletError } from '../errors/WalletError.ts'
export type { Readable } from '../state/readable.ts'
export type { Clock } from '../time/clock.ts'
export type { Card } from '../wire/cards.ts'
export type { AuthMethod } from '../wire/credentials.ts'
export type { Customer } from '../wire/customers.ts'
export type { DelegatedKey } from '../wire/delegatedKeys.ts'
export type { ExchangeRate } from '../wire/exchangeRates.ts'
export type { ExternalAccount } from '../wire/externalAccounts.ts'
export type { InternalAccount } from '../wire/internalAccounts.ts'
export { lookUp } from '../wire/lookUp.ts'
export type { PaymentInstruction } from '../wire/paymentInstructions.ts'
export type { SignInMethod } from '../wire/platform.ts'
export type { Quote, QuoteRequest, QuoteStatus } from '../wire/quotes.ts'
export type { ScaFactor } from '../wire/scaChallenge.ts'
export type { ScaFactorView } from '../wire/scaFactors.ts'
export type { Currency, Money } from '../wire/schema/money.ts'
export type { Open } from '../wire/schema/primitives.ts'
export type { Transaction, TransactionStatus } from '../wire/transactions.ts'
export type { WalletSession } from '../wire/walletSession.ts'
