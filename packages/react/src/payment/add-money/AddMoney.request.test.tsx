import type { PaymentRequest } from '@countersign/core'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, renderWallet, settled } from '../../../test/renderWallet.tsx'
import { AddMoneyScreen, writePaymentRequest } from '../../exports/index.ts'

const linkTo = (request: PaymentRequest) => `https://wallet.example/#${writePaymentRequest(request)}`

type Options = { locale?: string; tell?: (body: string) => string }

/** `tell`: changes what the receiver of the address says. */
async function openRequest({ locale = 'en', tell = (body) => body }: Options = {}) {
  const requestLink = vi.fn(linkTo)
  const page = await createWalletPage()
  const { world } = page
  world.network.tamper('/receiver/uma/', tell)
  await signIn(world)
  const ui = <AddMoneyScreen accountId={world.ada.accountId} requestLink={requestLink} />
  renderWallet(ui, { client: world.client, locale })
  await settled(world, () => document.querySelector('[data-status=ready]') !== null)
  return { ...page, requestLink }
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const amount = () => field(/Amount in USD/)
const copyLink = () => screen.queryByRole('button', { name: 'Copy link' })

test('asking for money has a title of its own, and none of the ways to add it', async () => {
  await openRequest()
  expect(screen.getByRole('heading', { name: 'Request money' })).toBeTruthy()
  expect(screen.queryByRole('group')).toBeNull()
})

test('what can be asked for is what the address takes, and not what the wallet counts in', async () => {
  await openRequest({
    tell: (body) => body.replaceAll('"code":"USD"', '"code":"MXN"').replaceAll('"code":"EUR"', '"code":"BRL"'),
  })
  expect(field(/Amount in MXN/)).toBeTruthy()
})

test('nothing can be asked for where the address is not known to take anything', async () => {
  await openRequest({ tell: () => '{}' })
  expect(screen.getByText('No one can pay into this wallet yet. Try again later.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('where the device can share, that comes first, and the link is copied second', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: async () => {} }))
  onTestFinished(() => void vi.unstubAllGlobals())
  await openRequest()
  const [first, second] = screen.getAllByRole('button', { name: /Share|Copy link/ })
  expect([first?.textContent, second?.textContent]).toEqual(['Share', 'Copy link'])
  expect([first?.dataset.look, second?.dataset.look]).toEqual([undefined, 'quiet'])
})

test('the link is there to read', async () => {
  await openRequest()
  expect(screen.getByText('https://wallet.example/#currency=USD')).toBeTruthy()
})

test('the link holds the address, the amount, its currency and the note, and nothing about the wallet', async () => {
  const { user, requestLink } = await openRequest()
  await user.type(amount(), '12.50')
  await user.type(field(/What it’s for/), ' Pizza ')
  await user.click(copyLink() as HTMLElement)

  expect(await navigator.clipboard.readText()).toBe('https://wallet.example/#currency=USD&amount=1250&note=Pizza')
  const asked = { umaAddress: expect.stringMatching(/^\$.+@/), currency: 'USD', amount: 1250n, note: 'Pizza' }
  expect(requestLink.mock.lastCall).toEqual([asked])
  await vi.waitFor(() => expect(screen.getByRole('img').querySelector('path')).toBeTruthy())
})

test('without an amount the payer decides, and the link is there at once', async () => {
  const { user } = await openRequest()
  await user.click(copyLink() as HTMLElement)
  expect(await navigator.clipboard.readText()).toBe('https://wallet.example/#currency=USD')
})

test('an amount is read as the reader’s language writes it', async () => {
  const { user, requestLink } = await openRequest({ locale: 'de' })
  await user.type(amount(), '1.234,5')
  expect(requestLink.mock.lastCall?.[0].amount).toBe(123450n)
})

test.each(['abc', '0', '-5', '1.234'])('the amount %s has no link, and says so at its field', async (text) => {
  const { user } = await openRequest()
  await user.type(amount(), text)

  expect(screen.getByText('Enter an amount, such as 25.').closest('[role=alert]')).toBeTruthy()
  expect(amount().getAttribute('aria-invalid')).toBe('true')
  expect(copyLink()).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})
