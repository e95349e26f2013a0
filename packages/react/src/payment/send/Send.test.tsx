import { createExternalAccount } from '@countersign/core/wire'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, renderWallet, settled } from '../../../test/renderWallet.tsx'
import { type SendPayment, SendScreen } from '../../exports/index.ts'

type ScreenProps = Partial<Parameters<typeof SendScreen>[0]>

async function showSend(props: ScreenProps = {}, more = 0) {
  const page = await createWalletPage()
  const { world } = page
  await signIn(world)
  const { accountId, customerId } = world.ada
  for (let index = 0; index < more; index++) {
    const beneficiary = { beneficiaryType: 'BUSINESS', legalName: `Shop ${index}` }
    const accountInfo = {
      accountType: 'GBP_ACCOUNT',
      sortCode: '123456',
      accountNumber: `1234567${index}`,
      beneficiary,
    }
    await world.service.call(createExternalAccount, { body: { customerId, currency: 'GBP', accountInfo } })
  }
  const onContinue = vi.fn<(payment: SendPayment) => void>()
  const onPayByTransfer = vi.fn<(payment: SendPayment) => void>()
  const ui = (
    <SendScreen
      accountId={accountId}
      onContinue={onContinue}
      onPayByTransfer={onPayByTransfer}
      onAddMoney={() => {}}
      {...props}
    />
  )
  const show = (locale = 'en') => renderWallet(ui, { client: world.client, locale })
  /** Time passes until what was typed is estimated. */
  const pause = async (condition: () => boolean) => {
    world.clock.advance(300)
    await settled(world, condition)
  }
  const choose = async (name: RegExp) => {
    await settled(world, () => screen.queryByRole('list', { name: 'Payees' }) !== null)
    await page.user.click(screen.getByRole('button', { name }))
    // The field comes with a part that may still be loading.
    await settled(
      world,
      () => screen.queryByRole('textbox', { name: /Recipient gets/ })?.hasAttribute('readonly') === false,
    )
  }
  return { ...page, show, choose, pause, onContinue, onPayByTransfer }
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const sends = () => field(/You send/)
const gets = () => field(/Recipient gets/)
const press = (name: string) => screen.getByRole('button', { name })

test('a payee is chosen, the amount has the focus, and what it brings follows', async () => {
  const { user, show, choose, pause, onContinue } = await showSend()
  show()
  await choose(/USD$/)
  expect(screen.getByRole('heading', { name: 'How much?' })).toBeTruthy()
  expect(document.activeElement).toBe(sends())
  await user.type(sends(), '234.5')
  await pause(() => gets().value !== '')
  expect(gets().value).toBe('233.32')
  expect(screen.getByText('Recipient gets about')).toBeTruthy()

  await user.click(press('Continue'))
  expect(onContinue.mock.calls[0]?.[0]).toMatchObject({
    request: { lockedCurrencySide: 'SENDING', lockedCurrencyAmount: 234_500_000n },
    draft: { amount: 234_500_000n },
    amount: { amount: 234_500_000n },
  })
})

test('another account of the user is one to send to, by its currency, and no first payment is said of it', async () => {
  const { show, choose, world } = await showSend()
  show()
  await choose(/^USD My own account$/)
  expect(screen.getByText('My own account')).toBeTruthy()
  expect(world.network.requests.some(({ path }) => path.includes('InternalAccount'))).toBe(false)
})

test('what the payee should get can be typed instead, in the numbers of the reader’s language', async () => {
  const { user, show, choose, pause, onContinue } = await showSend()
  show('de')
  await choose(/USD$/)
  await user.type(gets(), '12,50')
  await pause(() => sends().value !== '')
  // An estimate; the price says it to the last decimal of the coin.
  expect(sends().value).toBe('12,56')
  expect(screen.getByText('You send about')).toBeTruthy()

  await user.click(press('Continue'))
  expect(onContinue.mock.calls[0]?.[0].request).toMatchObject({
    lockedCurrencySide: 'RECEIVING',
    lockedCurrencyAmount: 1250n,
  })
})

test('a payment within one currency says what arrives and the fee before the price, too', async () => {
  const { user, show, world, pause } = await showSend()
  world.network.tamper('/customers/external-accounts', (body) =>
    body.replaceAll('"currency":"USD"', '"currency":"USDB"'),
  )
  show()
  await settled(world, () => screen.queryByRole('list', { name: 'Payees' }) !== null)
  await user.click(screen.getByRole('button', { name: /USDB$/ }))
  await user.type(sends(), '25')
  await pause(() => gets().value !== '')
  expect(gets().value).toBe('24.88')
  // Nothing is exchanged, so it is no estimate.
  expect(screen.getByText('Recipient gets')).toBeTruthy()
  expect(screen.queryByText(/about$/)).toBeNull()
  expect(screen.getByText('Fee (included)').nextSibling?.textContent).toBe('0.125\u00a0USDB')
  expect(screen.queryByText('Rate')).toBeNull()
})

test.each([
  ['', 'Enter an amount, such as 25.'],
  ['abc', 'Enter an amount, such as 25.'],
  ['0', 'Enter an amount, such as 25.'],
  ['1.2345678', 'Use up to 6 decimal places.'],
])('%j is refused in words, at its field', async (text, words) => {
  const { user, show, choose, onContinue } = await showSend()
  show()
  await choose(/USD$/)
  if (text) await user.type(sends(), text)
  await user.click(press('Continue'))

  expect(screen.getByText(words).closest('[role=alert]')).toBeTruthy()
  expect(document.activeElement).toBe(sends())
  expect(sends().getAttribute('aria-invalid')).toBe('true')
  expect(onContinue).not.toHaveBeenCalled()

  await user.type(sends(), '{Backspace}5')
  expect(screen.queryByText(words)).toBeNull()
})

test('where there is too little, it leads to adding money or to a transfer', async () => {
  const onAddMoney = vi.fn()
  const { user, show, choose, onPayByTransfer } = await showSend({ onAddMoney })
  show()
  await choose(/USD$/)
  await user.type(sends(), '9')
  expect(press('Pay by bank transfer').className).toBe('cs-link')
  await user.type(sends(), '99999')
  expect(press('Pay by bank transfer').className).toBe('cs-button')
  expect(screen.getByText(/^You only have .*\.$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  await user.click(press('Add money'))
  expect(onAddMoney).toHaveBeenCalledOnce()

  await user.click(press('Pay by bank transfer'))
  expect(onPayByTransfer.mock.calls[0]?.[0].request.source).toMatchObject({ sourceType: 'REALTIME_FUNDING' })
})

test('all that there is is sent by one press', async () => {
  const { user, show, choose, onContinue } = await showSend()
  show()
  await choose(/USD$/)
  await user.click(press('Use max'))
  expect(screen.queryByText(/You only have/)).toBeNull()
  await user.click(press('Continue'))
  expect(onContinue.mock.calls[0]?.[0].draft.amount).toBeGreaterThan(0n)
})

test('a draft stands in the fields again, and another payee starts empty', async () => {
  const { user, world, show, choose } = await showSend()
  const { accountId, usdPayeeId: payeeId } = world.ada
  const draft = { payeeId, side: 'RECEIVING', amount: 12_50n, note: 'Invoice 7', paymentRail: 'RTP' } as const
  show().unmount()
  renderWallet(<SendScreen accountId={accountId} draft={draft} onContinue={() => {}} />, { client: world.client })
  await settled(world, () => screen.queryByRole('textbox', { name: /Recipient gets/ }) !== null && gets().value !== '')
  expect(gets().value).toBe('12.50')
  expect(field(/Note/).value).toBe('Invoice 7')
  await user.click(screen.getByText('More options'))
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'How it is sent' }).value).toBe('RTP')

  await user.click(press('Change'))
  await choose(/EUR$/)
  expect(gets().value).toBe('')
  expect(sends().value).toBe('')
})

test('a payee that is gone says so, and leads to the others', async () => {
  const { user, show, world } = await showSend({
    draft: { payeeId: 'ExternalAccount:11111111-1111-4111-8111-111111111111' },
  })
  show()
  await settled(world, () => screen.queryByText(/We couldn’t find this payee/) !== null)
  await user.click(press('Change'))
  expect(screen.getByRole('list', { name: 'Payees' })).toBeTruthy()
})

test('eight payees and more are searched by name or account', async () => {
  const { user, show, world } = await showSend({}, 8)
  show()
  await settled(world, () => screen.queryByRole('searchbox') !== null)
  await user.type(screen.getByRole('searchbox'), 'shop 7')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await user.type(screen.getByRole('searchbox'), 'x')
  expect(screen.getByText(/No payee fits/)).toBeTruthy()
})

test('where the payees cannot be read, it says so and tries again', async () => {
  const { user, show, world } = await showSend()
  world.network.offline = true
  show()
  await settled(world, () => screen.queryByRole('button', { name: 'Try again' }) !== null)
  expect(screen.getByText(/We can’t connect/)).toBeTruthy()
  world.network.offline = false
  await user.click(press('Try again'))
  await settled(world, () => screen.queryByRole('list', { name: 'Payees' }) !== null)
})

test('without a rate the screen says when the user sees what arrives', async () => {
  const { user, show, world, pause, onContinue } = await showSend()
  world.network.lose('/exchange-rates', 'request', 100)
  show()
  await settled(world, () => screen.queryByRole('list', { name: 'Payees' }) !== null)
  await user.click(screen.getByRole('button', { name: /USD$/ }))
  await user.type(sends(), '5')
  await pause(() => screen.queryAllByText('Shown before you confirm').length === 2)
  expect(screen.queryByRole('textbox', { name: /Recipient gets/ })).toBeNull()
  await user.click(press('Continue'))
  expect(onContinue).toHaveBeenCalledOnce()
})

test('links lead to the payments of the payees, and with a modifier key they are what every link is', async () => {
  const onChoose = vi.fn()
  const { user, show, world } = await showSend({ hrefOf: ({ id }) => `#${id}`, onChoose })
  show()
  await settled(world, () => screen.queryByRole('list', { name: 'Payees' }) !== null)
  const link = screen.getByRole('link', { name: /USD$/ })
  await user.keyboard('{Control>}')
  await user.click(link)
  await user.keyboard('{/Control}')
  expect(onChoose).not.toHaveBeenCalled()
  await user.click(link)
  expect(onChoose).toHaveBeenCalledOnce()
})
