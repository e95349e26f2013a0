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
  expect(affectedJourneys([file], { specs, stepsFrom: () => new Map() })).toEqual(journeys)
})

test('a journey that two changes affect is run once', () => {
  const changed = ['e2e/session/sessionList.spec.ts', 'packages/core/src/controllers/session/sessionList.ts']
  expect(affectedJourneys(changed, { specs, stepsFrom: () => new Map() })).toEqual(['e2e/session/sessionList.spec.ts'])
})

test('of the journeys of an area, those are tried whose own modules are the nearest', () => {
  const file = 'packages/core/src/flows/payment/pause.ts'
  const stepsFrom = () =>
    new Map([
      [file, 0],
      ['packages/core/src/flows/payment/pollPayment.ts', 1],
      ['packages/core/src/controllers/payment/quoteConfirmation.ts', 2],
      ['packages/react/src/payment/funding/FundingScreen.tsx', 3],
    ])

  expect(affectedJourneys([file], { specs, stepsFrom })).toEqual(quoteConfirmation)
})
