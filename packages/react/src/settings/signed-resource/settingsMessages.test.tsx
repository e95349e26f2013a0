import { globSync } from 'node:fs'
import { join } from 'node:path'
import { WalletError, type WalletErrorCode } from '@countersign/core'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

const values = {
  time: 'Mar 1, 2026, 12:00 PM',
  name: 'ada@example.com',
  contact: 'a•••@example.com',
  providerName: 'Example ID',
  brand: undefined,
  last4: '4242',
  seconds: 60,
  number: 3,
}

type Word = string | ((given: typeof values) => ReactNode) | { readonly [key: string]: Word | undefined }

function read(key: string, word: Word | undefined): [string, string][] {
  if (word === undefined) return []
  if (typeof word === 'string') return [[key, word]]
  if (typeof word === 'function') return [[key, renderToStaticMarkup(createElement(Fragment, null, word(values)))]]
  return Object.entries(word).flatMap(([inner, value]) => read(`${key}.${inner}`, value))
}

/** What every settings screen says: the files called `…Messages` are found, so that none is forgotten here. */
const files = globSync(['../*/*Messages.ts{,x}', '../../session/session-list/*Messages.ts{,x}'], {
  cwd: import.meta.dirname,
})
const said: [string, unknown][] = (
  await Promise.all(files.map((file) => import(join(import.meta.dirname, file)) as Promise<Record<string, unknown>>))
).flatMap(Object.entries)

const words = said
  .filter(([name]) => name.endsWith('Messages'))
  .flatMap(([catalogue, entries]) => read(catalogue, entries as Word))

const catalogues: { readonly [name: string]: ErrorMessages } = Object.fromEntries(
  said.filter(([name]) => name.endsWith('Errors')) as [string, ErrorMessages][],
)
const sentences = Object.entries(catalogues).flatMap(([catalogue, entries]) =>
  Object.entries(entries).map(([code, sentence]): [string, string] => [
    `${catalogue}.${code}`,
    typeof sentence === 'function' ? sentence(new WalletError(code, { retryAfterMs: 90_000 })) : String(sentence),
  ]),
)

const labels =
  /\.(tryAgain|remove|confirmRemove|keep|add\w*Code|addPasskey|skipCode|end|endCurrent|start|reveal|hide|copy|finish|again|change|add|save|cancel|revoke|confirmRevoke|create|on|off|moreTime|check|back)$/

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

const met = {
  credentialListErrors:
    'AUTH_CREDENTIAL_VERIFICATION_EXPIRED AUTH_CREDENTIAL_VERIFICATION_REQUIRED EMAIL_OTP_CREDENTIAL_ALREADY_EXISTS EMAIL_OTP_CREDENTIAL_SET_CHANGED INVALID_INPUT LAST_CREDENTIAL NETWORK_UNREACHABLE OIDC_TOKEN_REFUSED OTHER_CREDENTIAL_REQUIRED PASSKEY_CREDENTIAL_ALREADY_EXISTS PAYLOAD_MISMATCH RATE_LIMITED REFERENCE_NOT_FOUND SIGNED_REQUEST_EXPIRED SMS_OTP_CREDENTIAL_ALREADY_EXISTS SMS_OTP_CREDENTIAL_SET_CHANGED TIMEOUT',
  contactChangeErrors:
    'AUTH_CREDENTIAL_VERIFICATION_EXPIRED AUTH_CREDENTIAL_VERIFICATION_REQUIRED EMAIL_OTP_CREDENTIAL_SET_CHANGED EMAIL_OTP_CREDENTIAL_SYNC_FAILED EMAIL_OTP_EMAIL_ALREADY_EXISTS INVALID_INPUT PAYLOAD_MISMATCH SMS_OTP_CREDENTIAL_SET_CHANGED SMS_OTP_PHONE_NUMBER_ALREADY_EXISTS',
  walletExportErrors: 'NETWORK_UNREACHABLE PAYLOAD_MISMATCH SIGNED_REQUEST_EXPIRED TIMEOUT WALLET_ENVELOPE_UNTRUSTED',
  sessionListErrors: 'NETWORK_UNREACHABLE PAYLOAD_MISMATCH SIGNED_REQUEST_EXPIRED',
  walletPrivacyErrors: 'NETWORK_UNREACHABLE PAYLOAD_MISMATCH SIGNED_REQUEST_EXPIRED UNEXPECTED_RESPONSE',
  cardFreezeErrors: 'CARD_ALREADY_CLOSED CARD_NOT_MUTABLE INVALID_STATE_TRANSITION REFERENCE_NOT_FOUND',
  delegatedKeysErrors: 'CONFLICT FUNDING_SOURCE_INELIGIBLE PAYLOAD_MISMATCH SIGNED_REQUEST_EXPIRED',
} as const

test.each(
  Object.entries(met).flatMap(([name, codes]) => codes.split(' ').map((code): [string, string] => [name, code])),
)('%s has a sentence for %s', (name, code) => {
  expect(catalogues[name]?.[code as WalletErrorCode]).toBeTruthy()
})

test.each(sentences.filter(([key]) => key.endsWith('.PAYLOAD_MISMATCH')))(
  '%s says that nothing was signed',
  (_key, text) => {
    expect(text).toMatch(/Nothing was signed and nothing was changed. Contact support/)
  },
)

test('the words about privacy promise no more than the interface does', () => {
  for (const [key, text] of words)
    if (key.startsWith('walletPrivacyMessages'))
      expect(text).not.toMatch(/anonym|hidden|ledger|nobody|invisible|secret/i)
})
