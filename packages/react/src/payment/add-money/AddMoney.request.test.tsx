import type { PaymentRequest } from '@countersign/core'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, renderWallet, settled } from '../../../test/renderWallet.tsx'
import { AddMoneyScreen, writePaymentRequest } from '../../exports/index.ts'

const linkTo = (request: PaymentRequest) => `https://wallet.example/#${writePaymentRequest(request)}`

async function openRequest({ locale = 'en', requestLink = vi.fn(linkTo) } = {}) {
  const page = await createWalletPage()
  const { world } = page
  await signIn(world)
  const ui = <AddMoneyScreen accountId={world.ada.accountId} requestLink={requestLink} />
  renderWallet(ui, { client: world.client, locale })
  await settled(world, () => screen.queryByRole('group', { name: 'Ways to transfer' }) !== null)
  await page.user.click(screen.getByRole('button', { name: 'Request' }))
  return { ...page, requestLink }
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const amount = () => field(/Amount in USD/)
const copyLink = () => screen.queryByRole('button', { name: 'Copy link' })

test('a page that has no link for it offers no request', async () => {
  const { world, show } = await createWalletPage()
  await signIn(world)
  show(<AddMoneyScreen accountId={world.ada.accountId} />)
  await settled(world, () => screen.queryByRole('group', { name: 'Ways to transfer' }) !== null)
  expect(screen.queryByRole('button', { name: 'Request' })).toBeNull()
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
