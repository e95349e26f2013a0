import { WalletError } from '@countersign/core'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fundingErrors, fundingMessages } from '../../payment/funding/fundingMessages.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { scaFactorResetErrors, scaFactorResetMessages } from '../sca-factor-reset/scaFactorResetMessages.ts'
import { totpEnrollmentErrors, totpEnrollmentMessages } from '../totp-enrollment/totpEnrollmentMessages.ts'
import {
  trustedBeneficiariesErrors,
  trustedBeneficiariesMessages,
} from '../trusted-beneficiaries/trustedBeneficiariesMessages.tsx'
import { scaFactorsErrors, scaFactorsMessages } from './scaFactorsMessages.tsx'

const values = {
  time: 'Mar 1, 2026, 12:00 PM',
  name: 'Grace Hopper',
  seconds: 60,
  length: 6,
  field: 'IBAN',
  amount: '$1,234,567.00',
  host: 'pay.example.com',
}

type Word = string | ((given: typeof values) => ReactNode) | { readonly [key: string]: Word }

function read(key: string, word: Word): [string, string][] {
  if (typeof word === 'string') return [[key, word]]
  if (typeof word === 'function') return [[key, renderToStaticMarkup(createElement(Fragment, null, word(values)))]]
  return Object.entries(word).flatMap(([inner, value]) => read(`${key}.${inner}`, value))
}

const words = Object.entries({
  fundingMessages,
  scaFactorsMessages,
  scaFactorResetMessages,
  totpEnrollmentMessages,
  trustedBeneficiariesMessages,
}).flatMap(([catalogue, entries]) => read(catalogue, entries as unknown as Word))

const catalogues: { [name: string]: ErrorMessages } = {
  fundingErrors,
  scaFactorsErrors,
  scaFactorResetErrors,
  totpEnrollmentErrors,
  trustedBeneficiariesErrors,
}
const sentences = Object.entries(catalogues).flatMap(([name, catalogue]) =>
  Object.entries(catalogue).map(([code, sentence]): [string, string] => [
    `${name}.${code}`,
    typeof sentence === 'function' ? sentence(new WalletError(code, { retryAfterMs: 90_000 })) : String(sentence),
  ]),
)

test.each(words.filter(([key]) => /[Tt]itles?(\.|$)/.test(key)))('the title %s is short', (_key, title) => {
  expect(title.length).toBeLessThanOrEqual(50)
})

const labels =
  /^\w+\.(start|cancel|copyKey|copyCodes|copy|download|print|saved|submit|again|startAgain|close|stop|openCheck|complete|remove|confirmRemove|keep|lost|addTotp|addPasskey|accept|trust|untrust|confirmTrust|requote|tryAgain|openLink)(\.\w+)?$/
test.each(words.filter(([key]) => labels.test(key)))('the label %s has at most 30 characters', (_key, label) => {
  expect(label.length).toBeLessThanOrEqual(30)
})

test.each([...words, ...sentences])('%s is at most 250 characters long and says something', (_key, text) => {
  expect(text.length).toBeGreaterThan(1)
  expect(text.length).toBeLessThanOrEqual(250)
  expect(text).not.toMatch(/undefined|\[object/)
})

test('trust is never named without what it means', () => {
  const { lead, trustQuestion, done } = trustedBeneficiariesMessages
  const render = (sentence: ReactNode) => renderToStaticMarkup(createElement(Fragment, null, sentence))
  const name = 'Grace'
  for (const sentence of [lead, render(trustQuestion({ name })), render(done.trust({ name }))])
    expect(sentence).toMatch(/without a code|won’t need a code/)
})

test.each(sentences.filter(([key]) => /PROOF_REFUSED/.test(key)))(
  '%s does not say what was wrong',
  (_key, sentence) => {
    expect(sentence).not.toMatch(/wrong|incorrect|code does not|unknown/i)
  },
)
