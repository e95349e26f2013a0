import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beginScaLogin, finishScaLogin } from '../../../../core/src/flows/sca/scaSignIn.ts'
import { wrongScaCode } from '../../../../core/test/scaWorld.ts'
import { turns } from '../../../../core/test/testPage.ts'
import { renderWallet } from '../../../test/renderWallet.tsx'
import { createEuropeanPage, heading } from '../../../test/scaPages.tsx'
import { ScaLockNotice, useScaLock } from '../../exports/index.ts'

const minute = 60_000

function Page({ accountId }: { accountId: string }) {
  const { lock, forget } = useScaLock({ accountId })
  return (
    <>
      <ScaLockNotice lock={lock} onLifted={forget} />
      {!lock && <a href="/pay">Confirm payment</a>}
    </>
  )
}

/** A page that opens after one more wrong code. */
async function showPage(failures: number) {
  const page = await createEuropeanPage()
  const { world } = page
  const { client, ada } = world
  const { accountId } = ada
  world.sandbox.sca.setFailedAttempts({ customerId: ada.customerId, count: failures })
  const attempt = await beginScaLogin(client, { factor: 'SMS_OTP' })
  await finishScaLogin(client, { accountId, attempt, proof: { code: wrongScaCode } }).catch(() => {})
  // Nothing waits for the record.
  await turns()
  renderWallet(<Page accountId={accountId} />, { client, supportUrl: 'mailto:help@harbor.example' })
  return page
}

const link = () => screen.queryByRole('link', { name: 'Confirm payment' })

test('while the proofs are locked, the page says why, until when and what to do, and continues when the lock ends', async () => {
  const { world } = await showPage(4)
  await heading('Too many failed attempts')
  expect(screen.getByText(/^You can confirm again at \d/)).toBeTruthy()
  expect(screen.getByText(/we accept no codes or passkeys/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(link()).toBeNull()

  await act(async () => world.clock.advance(16 * minute))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByRole('link', { name: 'Confirm payment' })).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a locked account has no clock, and waits until the user says that support has unlocked it', async () => {
  const { user } = await showPage(9)
  await heading('Your account is locked')
  expect(screen.getByRole('alert').getAttribute('data-tone')).toBe('danger')
  expect(screen.queryByRole('timer')).toBeNull()
  expect(link()).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(link()).toBeTruthy()
})

test('nothing is said of an account without a lock', async () => {
  const { world, show } = await createEuropeanPage()
  show(<Page accountId={world.ada.accountId} />)
  await act(async () => {})

  expect(screen.queryByRole('heading')).toBeNull()
  expect(link()).toBeTruthy()
})
