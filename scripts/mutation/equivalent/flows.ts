import type { EquivalentMutant } from '../equivalentMutants.ts'

const core = 'packages/core/src'

/** In the flows of the core. */
export const equivalentInFlows: readonly EquivalentMutant[] = [
  {
    file: `${core}/flows/payment/paymentIntent.ts`,
    changes: ['quoteId !== undefined → true'],
    reason: 'No record belongs to `undefined`, and the loop ends with the second look at it.',
  },
  {
    file: `${core}/flows/payment/repeatRequest.ts`,
    changes: [`'' → "Stryker was here!"`],
    reason: 'Neither is an id of an account. A quote from or to an account names it; its type does not say so.',
  },
  {
    file: `${core}/flows/payment/executePayment.ts`,
    changes: ['() => false → () => undefined'],
    reason: 'The result is only asked for its truth.',
  },
  {
    file: `${core}/flows/payment/executePayment.ts`,
    changes: ['isWalletError(error) → true'],
    reason: 'A request fails with nothing but a `WalletError`; the check says so to the compiler.',
  },
  {
    file: `${core}/flows/sca/scaChallenge.ts`,
    changes: ['transactionId === undefined → false'],
    reason: 'A request without an id is refused before it is sent, and a failed reading of the reason is ignored.',
  },
  {
    file: `${core}/flows/sca/scaFactorReset.ts`,
    changes: [`'' → "Stryker was here!"`],
    reason:
      'What stands in for a missing number or a missing country code is no part of a number, so both are refused.',
  },
  {
    file: `${core}/flows/sca/scaFactorReset.ts`,
    changes: [
      '/^\\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0 → /\\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-',
      '/^\\d{4,14}$/ → /\\d{4,14}$/',
      '/^\\d{4,14}$/ → /^\\d{4,14}/',
    ],
    reason:
      'The whole was parsed as `+` and at most 15 digits, so there is one `+`, and nothing but digits after the code.',
  },
  {
    file: `${core}/flows/sca/scaPasskeyRegistration.ts`,
    changes: [`started.type !== 'PASSKEY' → false`],
    reason:
      'Another factor has no options to parse, which is the same error before the prompt; the check is for the compiler.',
  },
  {
    file: `${core}/flows/sca/scaPasskeyRegistration.ts`,
    changes: ['!isWalletError(error) → false'],
    reason: 'A request fails with nothing but a `WalletError`; the check says so to the compiler.',
  },
  {
    file: `${core}/flows/sca/scaSignIn.ts`,
    changes: ['sessionExpiresAtMs !== undefined → true', 'challengeId !== undefined → true'],
    reason: 'A field that is `undefined` is left out of JSON, and reads as absent in a record.',
  },
  {
    file: `${core}/flows/sign-in/oidcLogin.ts`,
    changes: [`'' → "Stryker was here!"`, '{ return undefined } → {}'],
    reason:
      'Neither text is JSON, as a body without characters is not; a function without a `return` returns `undefined`.',
  },
  {
    file: `${core}/flows/sign-in/oidcLogin.ts`,
    changes: ['[] → ["Stryker was here"]'],
    reason: 'A key without a state is too old, and no record has its name.',
  },
  {
    file: `${core}/flows/sign-in/otpChallenge.ts`,
    changes: [`'awaited-code' → ""`],
    reason: 'Any name will do: the same page writes and reads it, and no other record of the tab is called so.',
  },
  {
    file: `${core}/flows/sign-in/passkeyAttempt.ts`,
    changes: [`'' → "Stryker was here!"`, 'remembered?.credentialId → remembered.credentialId'],
    reason: 'Without an id there is a remembered passkey, which the compiler does not follow.',
  },
  {
    file: `${core}/flows/sign-in/passkeyPrompt.ts`,
    changes: [`'passkey-prompt' → ""`],
    reason: 'Any name will do: no other lock of the tabs is called so.',
  },
  {
    file: `${core}/flows/sign-in/passkeyRegistration.ts`,
    changes: ['error.httpStatus !== undefined → true'],
    reason: '`undefined` is not in the list; the check says so to the compiler.',
  },
  {
    file: `${core}/flows/settings/walletExport.ts`,
    changes: [`'' → "Stryker was here!"`],
    reason: 'Without a payload that was signed there is no response, and nothing is read from this text.',
  },
  {
    file: `${core}/flows/settings/cardFreeze.ts`,
    changes: ['[] → ["Stryker was here"]'],
    reason: 'A text has no id.',
  },
  {
    file: `${core}/flows/settings/contactChange.ts`,
    changes: ['customerId === undefined → false'],
    reason:
      'A request without an id in its path ends in the same code, and is not sent. The check says so to the compiler.',
  },
]
