import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { takeComplaints } from '../../test/consoleGuard.ts'
import { createWalletPage, renderWallet } from '../../test/renderWallet.tsx'
import { removeStyles } from '../../test/styles.ts'
import { EmailOtpLoginScreen } from '../exports/email-otp-login.ts'

const hint = expect.stringContaining("Import '@countersign/react/styles.css'")

test('in a sandbox the console says that the style sheet is missing', async () => {
  removeStyles()
  const { show } = await createWalletPage()
  show(<EmailOtpLoginScreen />)

  const said: string[] = []
  await waitFor(() => expect(said.push(...takeComplaints())).toBeGreaterThan(0))
  expect(said).toContainEqual(hint)
})

test('with the style sheet the console stays silent', async () => {
  const { show } = await createWalletPage()
  show(<EmailOtpLoginScreen />)
  await screen.findByLabelText('Email address')
  await import('./explainMissingStyles.ts')

  expect(takeComplaints()).toEqual([])
})

test('in production nothing looks for the style sheet', async () => {
  removeStyles()
  const { world } = await createWalletPage()
  renderWallet(<EmailOtpLoginScreen />, { client: world.openTab({ environment: 'production' }) })
  await screen.findByLabelText('Email address')
  await import('./explainMissingStyles.ts')

  expect(takeComplaints()).toEqual([])
})
