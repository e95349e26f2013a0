import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { executions } from '../../../../core/test/journeys.ts'
import { authorizations, payFromEurope, scaCode } from '../../../../core/test/scaJourneys.ts'
import { closed, engineError } from '../../../../core/test/testAuthenticator.ts'
import { settled } from '../../../test/renderWallet.tsx'
import { codeField, createEuropeanPasskeyPage, heading, row } from '../../../test/scaPages.tsx'
import { QuoteConfirmationScreen } from '../../exports/index.ts'

/** The price of a payment, of a user with a passkey. */
async function showReview() {
  const page = await createEuropeanPasskeyPage()
  const { world, show } = page
  show(<QuoteConfirmationScreen payment={{ accountId: world.ada.accountId, request: payFromEurope(world, 'EUR') }} />)
  await screen.findByRole('button', { name: /^Send/ })
  return { ...page, press: () => screen.findByRole('button', { name: 'Send €25.00' }) }
}

/** The challenge, after the user has closed the first prompt of their device. */
async function showChallenge() {
  const page = await showReview()
  page.device.next(closed)
  await page.user.click(await page.press())
  await screen.findByRole('button', { name: /^Confirm/ })
  return page
}

const passkey = '{"scaFactor":"PASSKEY"}'
const receipt = () => screen.queryByRole('heading', { name: /^Payment (sent|arrived)$/ }) !== null

test('a customer with a passkey confirms with it, and a text message takes one press and keeps the payment', async () => {
  const { user, world } = await showChallenge()
  const proof = await screen.findByRole('button', { name: 'Confirm with your passkey' })
  expect(document.getElementById(proof.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/€25\.00.*DE89/)
  await user.click(screen.getByRole('button', { name: 'Text me a code instead' }))
  await user.type(await codeField(), scaCode)

  await settled(world, receipt)
  expect(authorizations(world)).toHaveLength(1)
  expect(executions(world).map(({ body }) => body)).toEqual([passkey, '{"scaFactor":"SMS_OTP"}'])
})

test('another way whose quote differs shows what changed, and waits for consent', async () => {
  const { user, world } = await showChallenge()
  world.network.tamper('POST /quotes', (body) => body.replace(/"feesIncluded":\d+/, '"feesIncluded":7'))
  await user.click(await screen.findByRole('button', { name: 'Text me a code instead' }))
  expect(await heading('The price has changed')).toBe(document.activeElement)
  expect(screen.getByRole('table', { name: 'What changed' })).toBeTruthy()

  expect(executions(world)).toHaveLength(1)
})

test('one press has the device ask for the passkey, while amount and payee stay where they are', async () => {
  const { user, world, device, press } = await showReview()
  const { promise: touched, resolve: touch } = Promise.withResolvers<never>()
  device.next(() => touched)
  await user.click(await press())
  await settled(world, () => device.prompts.at(-1)?.kind === 'get')

  expect(screen.getByRole('heading', { name: 'Check and send' })).toBeTruthy()
  expect([row('You send'), row('To')]).toEqual([expect.stringContaining('€25.00'), expect.stringContaining('DE89')])
  expect((await press()).getAttribute('aria-busy')).toBe('true')
  await act(async () => touch(Promise.reject(engineError('AbortError')) as never))
  expect(await screen.findByRole('button', { name: 'Confirm with your passkey' })).toBeTruthy()
  expect(authorizations(world)).toHaveLength(0)
})

test('the payment is proved with the factor that the page names', async () => {
  const { user, world, show } = await createEuropeanPasskeyPage()
  const { accountId } = world.ada
  show(<QuoteConfirmationScreen payment={{ accountId, request: payFromEurope(world), scaFactor: 'PASSKEY' }} />)
  await user.click(await screen.findByRole('button', { name: 'Send €25.00' }))
  await settled(world, receipt)
  expect(executions(world).map(({ body }) => body)).toEqual([passkey])
})

test('another way that cannot be had leaves the challenge as it was, and says so', async () => {
  const { user, world } = await showChallenge()
  world.network.lose('POST /quotes', 'request', 2)
  await user.click(await screen.findByRole('button', { name: 'Text me a code instead' }))

  await settled(world, () => screen.queryByText(/Nothing was sent. Check your connection/) !== null)
  await user.click(await screen.findByRole('button', { name: 'Confirm with your passkey' }))
  await settled(world, receipt)
  expect(executions(world)).toHaveLength(1)
})
