import { WalletError } from '@countersign/core'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { lazyMessages } from '../../primitives/lazyMessages.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { scaChallengeMessages } from '../sca-challenge/scaChallengeMessages.ts'
import { scaSignInMessages } from '../sca-sign-in/scaSignInMessages.ts'
import { totpEnrollmentErrors } from '../totp-enrollment/totpEnrollmentMessages.ts'
import { trustedBeneficiariesErrors } from '../trusted-beneficiaries/trustedBeneficiariesMessages.tsx'
import { scaErrors } from './scaErrors.ts'
import { scaProofMessages } from './scaProofMessages.ts'

const values = {
  length: 6,
  time: 'Mar 1, 2026, 12:00 PM',
  date: 'Mar 1, 2026',
  seconds: 180,
  purpose: 'CURRENCY_CONVERSION',
  step: 2,
  done: 1,
  of: 2,
}

type Word = ReactNode | ((given: typeof values) => string) | { readonly [key: string]: Word }

function read(key: string, word: Word): [string, string][] {
  if (typeof word === 'string') return [[key, word]]
  if (typeof word === 'function') return [[key, word(values)]]
  return Object.entries(word as Record<string, Word>).flatMap(([inner, value]) => read(`${key}.${inner}`, value))
}

const words = Object.entries({ lazyMessages, scaChallengeMessages, scaSignInMessages, scaProofMessages }).flatMap(
  ([catalogue, entries]) => read(catalogue, entries as unknown as Word),
)
const catalogue: ErrorMessages = scaErrors
const sentences = Object.entries(catalogue).map(([code, sentence]): [string, string] => [
  code,
  typeof sentence === 'function' ? sentence(new WalletError(code, { retryAfterMs: 90_000 })) : String(sentence),
])

const labels =
  /\.(tryAgain|startAgain|close|done|promptStart|promptSkip|submitCode|usePasskey|resend|useInstead\..*|factors\..*)$/

test.each(words.filter(([key]) => labels.test(key)))('the label %s has at most 30 characters', (_key, label) => {
  expect(label.length).toBeLessThanOrEqual(30)
})

test.each(words.filter(([key]) => /title$/i.test(key)))('the title %s has at most 50 characters', (_key, title) => {
  expect(title.length).toBeLessThanOrEqual(50)
})

test.each([...words, ...sentences])('%s is at most 250 characters long and says something', (_key, text) => {
  expect(text.length).toBeGreaterThan(1)
  expect(text.length).toBeLessThanOrEqual(250)
  expect(text).not.toMatch(/undefined|\[object/)
})

test.each(
  'ACCOUNT_LOCKED NETWORK_UNREACHABLE PASSKEY_NOT_VERIFIED PASSKEY_TIMED_OUT PASSKEY_UNAVAILABLE PASSKEY_WRONG_SITE RATE_LIMITED SCA_CHALLENGE_EXPIRED SCA_LOGIN_INCOMPLETE SCA_OUTCOME_UNKNOWN SCA_PROOF_REFUSED SCA_SESSION_REQUIRED TIMEOUT'.split(
    ' ',
  ),
)('%s has a sentence', (code) => {
  expect(Object.keys(catalogue)).toContain(code)
})

test('a refused proof is told without a word about what was wrong with it', () => {
  expect(scaErrors.SCA_PROOF_REFUSED).not.toMatch(/code|passkey|number|phone|wrong|incorrect|expired|tries|left/i)
})

test('no sentence about a lost answer says what came of it', () => {
  for (const sentence of [
    scaErrors.SCA_OUTCOME_UNKNOWN,
    scaProofMessages.expiredUnknown,
    String(trustedBeneficiariesErrors.SCA_OUTCOME_UNKNOWN),
  ]) {
    expect(sentence).toMatch(/(do not|don’t) know yet whether|may or may not/)
    expect(sentence).not.toMatch(/nothing was|was not|is not|did not|fail/i)
  }
})

test('a conflict is told neither as something that is not needed nor as something that was done', () => {
  for (const errors of [scaErrors, totpEnrollmentErrors, trustedBeneficiariesErrors])
    expect(String(errors.CONFLICT)).not.toMatch(/need|any more|confirmed|^An? /i)
})

test.each([...words, ...sentences])('%s does not claim that a law is kept', (_key, text) => {
  expect(text).not.toMatch(/\b(law|legal|compl(y|ies|iant|iance)|regulation|directive)\b/i)
})

test.each([
  [undefined, undefined, undefined, 'Confirm it’s you'],
  ['CURRENCY_CONVERSION', 1, 2, 'Step 1 of 2: confirm the conversion'],
  ['PAYOUT', 2, undefined, 'Step 2: confirm the payment'],
  ['TRANSFER', undefined, undefined, 'Confirm the payment'],
  ['SOMETHING_NEW', 2, undefined, 'Step 2: confirm it’s you'],
  ['toString', undefined, undefined, 'Confirm it’s you'],
])('the purpose %s at step %s of %s is named "%s"', (purpose, step, of, title) => {
  expect(scaChallengeMessages.proofTitle({ purpose, step, of })).toBe(title)
})
