import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, renderWallet, settled } from '../../../test/renderWallet.tsx'
import { scanCode } from '../../../test/scanCode.ts'
import { AddMoneyScreen, writePaymentRequest } from '../../exports/index.ts'
import type { RequestLink } from './MoneyRequest.tsx'

const spark = {
  accountType: 'SPARK_WALLET',
  address: 'spark1pgss8z35tqhtym4jhz3vrm5kk0xk3cuyw8nyz8ntp9mw2k4s0z6svd7e4c',
}
const base = { accountType: 'BASE_WALLET', address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F', assetType: 'USDC' }
const lightning = { accountType: 'LIGHTNING', invoice: `lnbc25000n1p${'jqpzry9x8gf2tvdw0s3'.repeat(12)}` }
const euro = {
  accountType: 'EUR_ACCOUNT',
  iban: 'DE89370400440532013000',
  swiftCode: 'COBADEFFXXX',
  reference: 'REF 4711',
}
const balance = { amount: 1000, currency: { code: 'EUR', name: 'Euro', symbol: '€', decimals: 2 } }

type Account = Readonly<Record<string, unknown>>

/** The screen of a wallet whose relay says `told.account` of it, also while it is open. */
async function showWay(account: Account, requestLink?: RequestLink) {
  const page = await createWalletPage()
  const { world } = page
  const told: { account: Account; umaAddress?: string } = { account }
  world.network.tamper('/internal-accounts', (body) => {
    const { data, ...rest } = JSON.parse(body) as { data: object[] }
    const own = { fundingPaymentInstructions: [{ accountOrWalletInfo: told.account }] }
    const money = told.account.accountType === 'EUR_ACCOUNT' && { balance, totalBalance: balance }
    return JSON.stringify({ ...rest, data: data.map((one) => ({ ...one, ...own, ...money })) })
  })
  world.network.tamper('GET /customers/', (body) =>
    JSON.stringify({ ...(JSON.parse(body) as object), ...(told.umaAddress && { umaAddress: told.umaAddress }) }),
  )
  await signIn(world)
  renderWallet(
    <AddMoneyScreen
      accountId={world.ada.accountId}
      accountHolderName="Harbor Payments"
      {...(requestLink && { requestLink })}
    />,
    { client: world.client },
  )
  await settled(world, () => document.querySelector('[data-status=ready]') !== null)
  const passes = async (condition: () => boolean) => {
    world.clock.advance(5_000)
    await settled(world, condition)
  }
  return { ...page, told, passes }
}

/** What stands on the screen to be copied or typed, letter by letter. */
const shown = () => [...document.querySelectorAll('[data-part=value]')].map(({ textContent }) => textContent)

async function scan() {
  await vi.waitFor(() => expect(screen.getByRole('img').querySelector('path')).toBeTruthy())
  return scanCode(screen.getByRole('img'))
}

test.each([
  ['an address', spark, spark.address],
  ['an address of another network', base, base.address],
  ['an invoice', lightning, lightning.invoice],
])('a camera reads from the code of %s what the screen says, and what is copied', async (_, account, text) => {
  const { user } = await showWay(account)
  expect(await scan()).toBe(text)
  expect(shown()).toContain(text)
  await user.click(screen.getByRole('button', { name: 'Copy address' }))

  expect(await navigator.clipboard.readText()).toBe(text)
})

test('a camera reads from the code of the user’s own address what the screen says', async () => {
  const { user } = await showWay(spark)
  await user.click(screen.getByRole('button', { name: 'Payment address' }))
  const text = await scan()

  expect(text).toMatch(/^\$.+@/)
  expect(shown()).toEqual([text])
})

test('a camera reads from the code of a request the link that the screen says', async () => {
  const { user } = await showWay(spark, (request) => `https://wallet.example/#${writePaymentRequest(request)}`)
  await user.type(screen.getByRole('textbox', { name: /Amount in USD/ }), '12.50')
  const link = 'https://wallet.example/#currency=USD&amount=1250'

  await vi.waitFor(async () => expect(await scan()).toBe(link))
  expect(shown()).toContain(link)
})

test('a banking app reads from the code of an account the holder, the number and the reference that the screen says', async () => {
  await showWay(euro)
  const lines = (await scan())?.split('\n')

  expect(lines).toEqual([
    ...['BCD', '002', '1', 'SCT', 'COBADEFFXXX', 'Harbor Payments', 'DE89370400440532013000', '', '', '', 'REF 4711'],
  ])
  const typed = shown().map((text) => text?.replaceAll(' ', ''))
  for (const said of ['COBADEFFXXX', 'HarborPayments', 'DE89370400440532013000', 'REF4711'])
    expect(typed).toContain(said)
})

test.each([
  ['an address', { ...spark, address: `${spark.address}\u2060evil` }],
  ['an address that is written backward', { ...base, address: `0x\u202e${base.address.slice(2)}` }],
  ['the reference of a transfer', { ...euro, reference: 'REF\u200b 4711' }],
])(
  '%s with a character that hides has no code, because a camera would read what the screen does not say',
  async (_, account) => {
    await showWay(account)

    expect(shown().join()).toContain('\ufffd')
    expect(screen.queryByRole('img')).toBeNull()
  },
)

test.each([
  ['an address', spark, { ...spark, address: spark.address.replace('pgss8', 'pgss9') }],
  ['an invoice', lightning, { ...lightning, invoice: lightning.invoice.replace('25000n', '25000u') }],
  ['an account', euro, { ...euro, iban: 'GB33BUKB20201555555555' }],
])(
  '%s that a relay changes between two readings is an alarm: neither has a code any longer',
  async (_, before, after) => {
    const { told, passes } = await showWay(before)
    const first = await scan()
    told.account = after
    await passes(() => screen.queryByRole('img') === null)
    const text = document.body.textContent
    told.account = before
    await passes(() => true)

    expect(first).toBeTruthy()
    expect(screen.getByText(/^These details changed while you were looking/).closest('[role=alert]')).toBeTruthy()
    expect(text).not.toContain(Object.values(before)[1])
    expect(text).not.toContain(Object.values(after)[1])
    expect(shown()).toEqual([])
  },
)

test('the user’s own address that a relay changes between two readings has no code any longer', async () => {
  const { user, told, passes } = await showWay(spark)
  await user.click(screen.getByRole('button', { name: 'Payment address' }))
  expect(await scan()).toMatch(/^\$.+@/)
  told.umaAddress = '$eve@wallet.example'
  await passes(() => screen.queryByRole('img') === null)

  expect(screen.getByText(/^These details changed/).closest('[role=alert]')).toBeTruthy()
  expect(shown()).toEqual([])
})
