import type { EquivalentMutant } from '../equivalentMutants.ts'

const core = 'packages/core/src'

/** In the flows and the sessions of the core. */
export const equivalentInFlows: readonly EquivalentMutant[] = [
  {
    file: `${core}/flows/payment/comparePayment.ts`,
    changes: ['a < b → a <= b', 'a < b → a >= b'],
    reason: 'The keys of an object differ, and any fixed order will do.',
  },
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
    file: `${core}/flows/sca/isSamePayee.ts`,
    changes: ['a < b → a <= b', 'a < b → a >= b'],
    reason: 'The keys of an object differ, and any fixed order will do.',
  },
  {
    file: `${core}/flows/payment/quoteConfirmation.ts`,
    changes: ['progress?.transaction → progress.transaction'],
    reason: 'It failed, so it was read; the compiler does not follow that through a `switch`.',
  },
  {
    file: `${core}/flows/payment/quoteConfirmation.ts`,
    changes: ['reason !== undefined → true'],
    reason: 'No action belongs to `undefined`; the check says so to the compiler.',
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
    changes: ['customerId === undefined → false', "throw new WalletError('REFERENCE_NOT_FOUND', { message: 'no  → ;"],
    reason:
      'A request without an id in its path ends in the same code, and is not sent. The check says so to the compiler.',
  },
]
