import { expect, test } from 'vitest'
import { affectedJourneys } from './affectedJourneys.ts'

const specs = [
  'e2e/accessibility.spec.ts',
  'e2e/payment/funding.spec.ts',
  'e2e/payment/quoteConfirmation.spec.ts',
  'e2e/session/sessionGuard.spec.ts',
  'e2e/session/sessionList.spec.ts',
  'e2e/settings/walletExport.spec.ts',
  'e2e/sign-in/passkeyLogin.faults.spec.ts',
  'e2e/sign-in/passkeyLogin.spec.ts',
]
const payment = ['e2e/payment/funding.spec.ts', 'e2e/payment/quoteConfirmation.spec.ts']
const quoteConfirmation = ['e2e/payment/quoteConfirmation.spec.ts']

const changes: [file: string, journeys: string[]][] = [
  ['packages/core/src/flows/settings/walletExport.ts', ['e2e/settings/walletExport.spec.ts']],
  [
    'packages/react/src/sign-in/passkey-login/PasskeyLogin.tsx',
    ['e2e/sign-in/passkeyLogin.faults.spec.ts', 'e2e/sign-in/passkeyLogin.spec.ts'],
  ],
  ['packages/core/src/flows/payment/confirmQuote.ts', payment],
  ['packages/core/src/encoding/hex.ts', quoteConfirmation],
  ['packages/core/src/flows/payment/confirmQuote.test.ts', []],
  ['e2e/session/sessionList.spec.ts', ['e2e/session/sessionList.spec.ts']],
  ['e2e/pages/WalletPage.ts', quoteConfirmation],
  ['docs/security.md', []],
]

test.each(changes)('a change of %s is tried in the journeys %j', (file, journeys) => {
  expect(affectedJourneys([file], specs)).toEqual(journeys)
})

test('a journey that two changes affect is run once', () => {
  const changed = ['e2e/session/sessionList.spec.ts', 'packages/core/src/controllers/session/sessionList.ts']
  expect(affectedJourneys(changed, specs)).toEqual(['e2e/session/sessionList.spec.ts'])
})
