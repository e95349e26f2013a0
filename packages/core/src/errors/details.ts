import type * as v from 'valibot'
import type { QuoteChange } from '../flows/payment/compareQuotes.ts'
import type { errorDetailsSchemas } from '../wire/schema/errorBody.ts'

type Schemas = typeof errorDetailsSchemas

/** Details of codes that this library raises itself. */
type OwnDetails = {
  /** Each sign-in method whose session may sign instead. */
  OTHER_CREDENTIAL_REQUIRED: { readonly credentialIds: readonly string[] }
  /** What differs from what was shown. */
  QUOTE_CHANGED: { readonly changes: readonly QuoteChange[] }
  /** Which proof failed. */
  SESSION_BUNDLE_INVALID: { readonly reason: string }
  TARGET_BUNDLE_UNTRUSTED: { readonly reason: string }
  WALLET_ENVELOPE_UNTRUSTED: { readonly reason: string }
}

/** Details by code: those of the service as they were parsed, and those of this library. */
export type WalletErrorDetails = OwnDetails & {
  [code in Exclude<keyof Schemas, keyof OwnDetails>]: v.InferOutput<NonNullable<Schemas[code]>>
}

/** The details of one code; for an unknown code, everything that the service added. */
export type DetailsOf<code extends string> = [code] extends [keyof WalletErrorDetails]
  ? WalletErrorDetails[code]
  : Readonly<Record<string, unknown>>
