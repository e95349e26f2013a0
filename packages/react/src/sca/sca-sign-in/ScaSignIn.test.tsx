import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { scaCode } from '../../../../core/test/scaJourneys.ts'
import { scaSessionMs, wrongScaCode } from '../../../../core/test/scaWorld.ts'
import { createWalletPage } from '../../../test/renderWallet.tsx'
import { codeField, createEuropeanPage, createEuropeanPasskeyPage, heading } from '../../../test/scaPages.tsx'
import { ScaSignInPrompt, ScaSignInScreen } from '../../exports/index.ts'

const day = 86_400_000
const dayIn = (ms: number) => new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(ms)

test('with one way only a code is on its way at once, and signs in until a day that is named', async () => {
  const { user, world, show } = await createEuropeanPage()
  const onSignedIn = vi.fn()
  show(<ScaSignInScreen accountId={world.ada.accountId} onSignedIn={onSignedIn} />)
  const code = await codeField()
  expect(screen.getByText(/at least every 180 days/)).toBeTruthy()
  expect(screen.getByText('We texted a code to your phone.')).toBeTruthy()
  await user.type(code, scaCode)

  expect(await heading('Thanks, you’re verified')).toBe(document.activeElement)
  const until = world.clock.now() + scaSessionMs
  expect(screen.getByText(`We’ll ask you again by ${dayIn(until)}.`)).toBeTruthy()
  expect(onSignedIn).toHaveBeenCalledTimes(1)
  expect(document.body.innerHTML).not.toContain(scaCode)
})

test('with several ways the person chooses, and may change their mind', async () => {
  const { user, world, show } = await createEuropeanPasskeyPage()
  show(<ScaSignInScreen accountId={world.ada.accountId} />)
  const ways = await screen.findByRole('list', { name: 'How do you want to confirm?' })
  expect(
    within(ways)
      .getAllByRole('button')
      .map((button) => button.dataset.method),
  ).toEqual(expect.arrayContaining(['SMS_OTP', 'TOTP', 'PASSKEY']))
  await user.click(within(ways).getByRole('button', { name: /Authenticator app/ }))
  expect(await screen.findByText(/that your authenticator app shows/)).toBeTruthy()
  expect(screen.getByLabelText('6-digit code')).toBe(document.activeElement)

  await user.click(screen.getByRole('button', { name: 'Text me a code instead' }))
  expect(await screen.findByText('We texted a new code to your phone.')).toBeTruthy()
  await user.type(await codeField(), scaCode)
  await heading('Thanks, you’re verified')
})

test('a passkey signs in without a code', async () => {
  const { user, world, show, device } = await createEuropeanPasskeyPage()
  show(<ScaSignInScreen accountId={world.ada.accountId} />)
  await user.click(await screen.findByRole('button', { name: /^Passkey/ }))
  await user.click(await screen.findByRole('button', { name: 'Confirm with your passkey' }))

  await heading('Thanks, you’re verified')
  expect(device.prompts.at(-1)?.kind).toBe('get')
})

test('a wrong code is asked for again in words that say nothing about it', async () => {
  const { user, world, show } = await createEuropeanPage()
  show(<ScaSignInScreen accountId={world.ada.accountId} />)
  await user.type(await codeField(), wrongScaCode)

  expect(await screen.findByText('That didn’t work. Check it and try again.')).toBeTruthy()
  expect((await codeField()).value).toBe(wrongScaCode)
})

test('the user is asked for a new code when the code has expired', async () => {
  const { user, world, show } = await createEuropeanPage()
  show(<ScaSignInScreen accountId={world.ada.accountId} />)
  await codeField()
  await act(async () => world.clock.advance(60 * 60_000))
  expect(await heading('Time’s up')).toBe(document.activeElement)

  await user.click(screen.getByRole('button', { name: 'Start again' }))
  await user.type(await codeField(), scaCode)
  await heading('Thanks, you’re verified')
})

test('a customer who needs no SCA sign-in is told so', async () => {
  const { world, show } = await createWalletPage()
  world.network.cookies.set('platform', encodeURIComponent(world.ada.customerId))
  show(<ScaSignInScreen accountId={world.ada.accountId} />)

  expect(await heading('Nothing to confirm')).toBeTruthy()
})

async function showPrompt(daysLater: number) {
  const page = await createEuropeanPage()
  const { user, world, show } = page
  const { accountId } = world.ada
  const login = show(<ScaSignInScreen accountId={accountId} />)
  await user.type(await codeField(), scaCode)
  await heading('Thanks, you’re verified')
  login.unmount()
  await act(async () => world.clock.advance(daysLater * day))
  show(
    <main tabIndex={-1}>
      <ScaSignInPrompt accountId={accountId} />
    </main>,
  )
  return page
}

test('a sign-in that stays pending says that the user is still being verified, without an error', async () => {
  const { user, world, show } = await createEuropeanPage()
  show(<ScaSignInScreen accountId={world.ada.accountId} />)
  world.network.tamper('login/complete', () => JSON.stringify({ status: 'VERIFICATION_PENDING' }))
  await user.type(await codeField(), scaCode)

  const pending = await screen.findByText('We’re still verifying you. Try again in a few minutes.')
  expect(pending.closest('[data-tone]')?.getAttribute('data-tone')).toBe('info')
  for (const alert of screen.getAllByRole('alert')) expect(alert.textContent).toBe('')
  expect(screen.getByRole('button', { name: 'Try again with a text message' })).toBeTruthy()
})

test('ahead of the lapse it is offered, and done in the same place', async () => {
  const { user, world } = await showPrompt(170)
  await heading('Confirm it’s you soon')
  expect(screen.getByText(/Confirm before .*2026, so no payment has to wait/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Confirm now' }))
  await user.type(await codeField(), scaCode)
  await heading('Thanks, you’re verified')
  await user.click(screen.getByRole('button', { name: 'Done' }))

  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByRole('main')).toBe(document.activeElement)
  expect(world.network.requests.filter(({ path }) => path.startsWith('/sca/login/complete'))).toHaveLength(2)
})

test('long before the lapse nothing is offered', async () => {
  await showPrompt(100)
  await act(async () => {})

  expect(screen.queryByRole('heading')).toBeNull()
})

test('the offer can be put off', async () => {
  const { user } = await showPrompt(170)
  await user.click(await screen.findByRole('button', { name: 'Later' }))

  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByRole('main')).toBe(document.activeElement)
})
