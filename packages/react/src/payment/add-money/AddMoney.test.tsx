import { fundInternalAccount } from '@countersign/core/wire'
import { cleanup, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, renderWallet, settled } from '../../../test/renderWallet.tsx'
import { AddMoneyScreen } from '../../exports/index.ts'

type Instructions = readonly Record<string, unknown>[]

const euro = { accountType: 'EUR_ACCOUNT', iban: 'DE89370400440532013000', reference: 'REF 1', paymentRails: ['SEPA'] }
const bank: Instructions = [{ accountOrWalletInfo: euro }]

/** The screen of a wallet; the relay says what `told` holds about it, also while it is open. */
async function showDetails(
  instructions?: Instructions,
  { customer, wallet }: { customer?: object; wallet?: object } = {},
) {
  const page = await createWalletPage()
  const { world } = page
  const told = { instructions }
  world.network.tamper('/internal-accounts', (body) => {
    const { data, ...rest } = JSON.parse(body) as { data: object[] }
    const own = told.instructions && { fundingPaymentInstructions: told.instructions }
    return JSON.stringify({ ...rest, data: data.map((one) => ({ ...one, ...own, ...wallet })) })
  })
  if (customer) world.network.tamper('GET /customers/', (body) => JSON.stringify({ ...JSON.parse(body), ...customer }))
  await signIn(world)
  const { accountId } = world.ada
  renderWallet(<AddMoneyScreen accountId={accountId} accountHolderName="Harbor Payments" />, {
    client: world.client,
    supportUrl: 'https://wallet.example/help',
  })
  await settled(world, () => document.querySelector('[data-status=ready]') !== null)
  const passes = async (condition: () => boolean) => {
    world.clock.advance(5_000)
    await settled(world, condition)
  }
  return { ...page, told, passes, accountId }
}

const way = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => screen.getByRole('button', { name })

test('an address says in plain words what it takes, with a code for cameras', async () => {
  const { user } = await showDetails()
  expect(way('Digital dollars (USDB) · Spark').getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText(/^From another crypto wallet/).textContent).toMatch(/exchange Usually within minutes$/)
  const warning = screen.getByText('Only USDB on the Spark network arrives here. Other coins are lost.')
  expect(warning.closest('.cs-banner')?.getAttribute('data-tone')).toBe('warning')
  await vi.waitFor(() => expect(screen.getByRole('img').querySelector('path')).toBeTruthy())
  await user.click(press('Copy address'))

  // The button says so itself, and what stands below it stays.
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(screen.queryByText('Copied.')).toBeNull()
  expect(await navigator.clipboard.readText()).toMatch(/^spark1/)
  expect(screen.queryAllByRole('button', { name: /Copy|Share/ })).toHaveLength(0)
})

test('names and kinds of transfer are words, and what is compared digit by digit is not', async () => {
  await showDetails([{ accountOrWalletInfo: { ...euro, bankName: 'Harbor Bank 24', swiftCode: 'COBADEFFXXX' } }])
  const isWorded = (label: string) => screen.getByText(label).closest('[data-row]')?.hasAttribute('data-words')

  expect(['Account holder', 'Bank', 'Transfer type'].map(isWorded)).toEqual([true, true, true])
  expect(['IBAN', 'BIC', 'Reference'].map(isWorded)).toEqual([false, false, false])
})

test('the warning of lost coins is read before the address is copied', async () => {
  await showDetails()
  const order = screen.getByText(/Other coins are lost/).compareDocumentPosition(press('Copy address'))
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('an address says that it shows the balance, unless the wallet is private', async () => {
  const { user } = await showDetails()
  const sentence = () => screen.queryByText(/^Anyone who has this address can see your balance and payments/)
  expect(sentence()).toBeTruthy()
  await user.click(way('Payment address'))
  expect(sentence()).toBeNull()

  cleanup()
  await showDetails(undefined, { wallet: { privateEnabled: true } })
  expect(sentence()).toBeNull()
})

test('an account in euros has a code for banking apps, in which the payer types the amount', async () => {
  const balance = { amount: 1000, currency: { code: 'EUR', name: 'Euro', symbol: '€', decimals: 2 } }
  await showDetails(bank, { wallet: { balance, totalBalance: balance } })

  expect(screen.getByRole('figure').textContent).toContain('Or scan this code with your banking app.')
})

test('an address that takes another coin than the wallet counts in says which, and a coin is nothing to copy', async () => {
  const coin = { accountType: 'BASE_WALLET', address: '0x90f8bf6a479f320ead074411a4b0e7944ea8c9c1', assetType: 'USDC' }
  await showDetails([{ accountOrWalletInfo: coin }])

  expect(way('Digital dollars (USDC) · Base').getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText(/Only USDC on the Base network arrives here/)).toBeTruthy()
  expect(screen.queryByText('Currency')).toBeNull()
})

test('several addresses are told apart by their networks, and a coin that is no dollar keeps its code', async () => {
  const { user } = await showDetails([
    { accountOrWalletInfo: { accountType: 'SPARK_WALLET', address: 'spark1abc', assetType: 'BTC' } },
    { accountOrWalletInfo: { accountType: 'SOLANA_WALLET', address: 'So1ana', assetType: 'USDC' } },
  ])
  expect(way('BTC · Spark').getAttribute('aria-pressed')).toBe('true')
  await user.click(way('Digital dollars (USDC) · Solana'))

  expect(screen.getByText(/Only USDC on the Solana network/)).toBeTruthy()
})

test('what an address needs besides is there, and each has a button of its own', async () => {
  await showDetails([{ accountOrWalletInfo: { accountType: 'BASE_WALLET', address: '0x90', memo: '4711' } }])

  expect(press('Copy: memo')).toBeTruthy()
  expect(press('Copy: Address')).toBeTruthy()
})

test('the customer’s own UMA address is a way of its own', async () => {
  const { user } = await showDetails()
  await user.click(way('Payment address'))
  await user.click(press('Copy address'))

  expect(await navigator.clipboard.readText()).toMatch(/^\$.+@/)
  expect(screen.queryByText(/Other coins are lost/)).toBeNull()
})

test('of a bank account the holder comes first, the IBAN is read in groups, and all of it is copied exactly', async () => {
  const { user } = await showDetails(bank)
  const labels = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent)
  expect(labels.slice(0, 3)).toEqual(['Account holder', 'IBAN', 'Reference'])
  expect(screen.getByText('DE89 3704 0044 0532 0130 00')).toBeTruthy()
  expect(screen.getByText(/^Transfer USDB from/).textContent).toMatch(/to this account Usually within minutes, or by\s/)
  await user.click(press('Copy all'))

  expect((await navigator.clipboard.readText()).split('\n')).toEqual([
    'Account holder: Harbor Payments',
    'IBAN: DE89370400440532013000',
    'Reference: REF 1',
    'Transfer type: SEPA',
  ])
})

test('where the browser can share, the address alone is shared', async () => {
  const share = vi.fn().mockResolvedValue(undefined)
  Object.assign(navigator, { share })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const { user } = await showDetails()
  await user.click(press('Share'))

  expect(share).toHaveBeenCalledExactlyOnceWith({ text: expect.stringMatching(/^spark1\w+$/) })
})

test('the screen says that money shows up by itself, and then how much more there is', async () => {
  const { world, passes, accountId } = await showDetails()
  expect(screen.getByText(/shows up here by itself/).closest('[role=status]')).toBeTruthy()
  await world.service.call(fundInternalAccount, { path: { accountId }, body: { amount: 12_000_000 } })
  await passes(() => screen.queryByText(/^Your balance went up by 12\.00\sUSDB\.$/) !== null)

  const arrived = screen.getByText(/went up/).closest('[role=status]')
  // Above the code, which ends below the first screen of a phone.
  const code = document.querySelector('.cs-qr')
  expect(code && arrived?.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByText(/by itself/)).toBeNull()
})

test('details that change while they are shown are an alarm, and neither can be copied any longer', async () => {
  const { told, passes } = await showDetails(bank)
  told.instructions = [{ accountOrWalletInfo: { ...euro, iban: 'GB33BUKB20201555555555' } }]
  await passes(() => screen.queryByText(/^These details changed while you were looking/) !== null)

  expect(screen.getByText(/^These details changed/).closest('[role=alert]')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/DE89|GB33|by itself/)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeTruthy()
})

test('a wallet without any details says so, and shows them once they are there', async () => {
  const { told, passes } = await showDetails([], { customer: { umaAddress: undefined } })
  expect(screen.getByText(/^No one can pay into this wallet yet/)).toBeTruthy()
  expect(screen.queryByText(/by itself/)).toBeNull()
  told.instructions = bank
  await passes(() => screen.queryByText('IBAN') !== null)

  expect(screen.queryByRole('alert', { name: /changed/ })).toBeNull()
})

test('what could not be read says so and can be read again', async () => {
  const page = await createWalletPage()
  const { world, user, show } = page
  await signIn(world)
  world.network.offline = true
  show(<AddMoneyScreen accountId={world.ada.accountId} />)
  await settled(world, () => screen.queryByRole('button', { name: 'Try again' }) !== null)
  expect(screen.getByRole('alert').textContent).toMatch(/connect/)
  world.network.offline = false
  await user.click(press('Try again'))
  await settled(world, () => screen.queryByText('Address') !== null)

  expect(screen.getByRole('alert').textContent).toBe('')
})
