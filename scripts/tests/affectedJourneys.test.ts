import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { affectedJourneys, placedJourneys } from './affectedJourneys.ts'

const changes: [file: string, journeys: string[]][] = [
  ['packages/core/src/flows/settings/walletExport.ts', ['secrecy', 'settings', 'walletExport']],
  ['packages/react/src/parts/passkey-login/PasskeyLogin.tsx', ['passkey', 'passkeyOutcomes']],
  ['packages/core/src/flows/payment/settlePayment.ts', ['quoteConfirmation']],
  ['packages/core/src/encoding/hex.ts', ['quoteConfirmation']],
  ['apps/demo/src/pages/FundingPage.tsx', ['funding']],
  ['e2e/session.spec.ts', ['session']],
  ['e2e/sign-in/emailOtpLogin.spec.ts', ['emailOtpLogin']],
  ['e2e/pages/WalletPage.ts', ['quoteConfirmation']],
  ['packages/core/src/flows/payment/settlePayment.test.ts', []],
  ['docs/security.md', []],
]

test.each(changes)('a change of %s is tried in the journeys %j', (file, journeys) => {
  expect(affectedJourneys([file])).toEqual(journeys)
})

test('a journey that two changes affect is run once', () => {
  expect(affectedJourneys(['e2e/session.spec.ts', 'packages/core/src/session/sessionState.ts'])).toEqual(['session'])
})

test('every journey belongs to an area', () => {
  const journeys = globSync('e2e/**/*.spec.ts', { cwd: join(import.meta.dirname, '../..') })

  expect(journeys.map((file) => basename(file, '.spec.ts')).filter((name) => !placedJourneys.includes(name))).toEqual(
    [],
  )
  expect(placedJourneys.filter((name) => !journeys.some((file) => basename(file, '.spec.ts') === name))).toEqual([])
})
