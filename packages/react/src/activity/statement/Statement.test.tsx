import type { MonthlyStatement } from '@countersign/core'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { reviewedQuote, signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, settled } from '../../../test/renderWallet.tsx'
import { StatementScreen } from '../../exports/index.ts'
import { statementMessages } from './statementMessages.ts'
import { writeCsv } from './writeCsv.ts'

const dayMs = 24 * 3_600_000

/** A month later than a payment of 25 USDB. */
async function showStatement() {
  const page = await createWalletPage()
  const { world } = page
  await signIn(world)
  const { confirmation } = await reviewedQuote(world)
  void confirmation.confirm()
  await world.reached(confirmation, 'completed')
  world.clock.advance(35 * dayMs)
  await signIn(world)
  const show = async () => {
    page.show(<StatementScreen accountId={world.ada.accountId} />)
    await settled(world, () => screen.queryByText('Loading your statement') === null)
  }
  return { ...page, show }
}

const amountOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent
const alert = () => screen.getByRole('alert').textContent

test('the last month that is over is shown with both balances, and each line with its name', async () => {
  const { show } = await showStatement()
  await show()

  await screen.findByText(/Grace Hopper/)
  expect(amountOf('Opening balance')).toMatch(/^0\.00.USDB$/)
  expect(amountOf('Money out')).toMatch(/^−25\.00.USDB$/)
  expect(screen.getByText(/Grace Hopper/).closest('[data-row]')?.textContent).toMatch(/ · Grace Hopper−25\.00.USDB$/)
  expect(screen.getByRole('heading', { level: 3, name: 'Transactions' })).toBeTruthy()
  expect(screen.getByText(/^Dates are in Central Time, /)).toBeTruthy()
})

test('where nothing happened in the last month, the one before is shown', async () => {
  const { world, show } = await showStatement()
  world.clock.advance(31 * dayMs)
  await signIn(world)
  await show()

  await screen.findByText(/Grace Hopper/)
  expect(amountOf('Money out')).toMatch(/^−25\.00.USDB$/)
})

test('on the first day of a month, the month before the one that has just ended is shown', async () => {
  const { world, show } = await showStatement()
  const now = new Date(world.clock.now())
  world.clock.advance(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 12) - world.clock.now())
  await signIn(world)
  await show()

  await settled(world, () => screen.queryByText('Closing balance') !== null)
  expect(alert()).toBe('')
})

test('a new wallet says of its first month when there is a statement, and where its payments are until then', async () => {
  const page = await createWalletPage()
  await signIn(page.world)
  page.show(<StatementScreen accountId={page.world.ada.accountId} />)
  await settled(page.world, () => screen.queryByText(/is ready about a day/) !== null)

  const [present] = within(screen.getByRole('combobox')).getAllByRole('option')
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe(present?.getAttribute('value'))
  expect(alert()).toMatch(/Until then, see “Activity”/)
})

test('the plus of an amount stays with it in text from right to left', async () => {
  const { show } = await showStatement()
  await show()

  expect((await screen.findAllByText(/^\+.*USDB$/, { selector: 'bdi' })).length).toBeGreaterThan(0)
})

test('of a statement that does not add up, nothing but a sentence is shown', async () => {
  const { world, show } = await showStatement()
  world.network.tamper('GET /internal-accounts/', (body) => body.replace(/"amount":-/, '"amount":-1'))
  await show()

  expect(alert()).toMatch(/lines of this statement don’t add up/)
  for (const text of ['Opening balance', 'Closing balance', 'Save as CSV', 'Print'])
    expect(screen.queryByText(text)).toBeNull()
  expect(document.body.textContent).not.toMatch(/USDB/)
})

test('a month that is not closed says when it is ready, and another month is shown in its place', async () => {
  const { user, world, show } = await showStatement()
  await show()
  const months = within(screen.getByRole('combobox', { name: 'Month' })).getAllByRole('option')
  expect(months).toHaveLength(12)
  const [present, last] = months as [HTMLElement, HTMLElement]
  await user.selectOptions(screen.getByRole('combobox'), present)
  await settled(world, () => alert() !== '')
  expect(alert()).toMatch(/^This statement is ready about a day after the month ends/)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()

  await user.selectOptions(screen.getByRole('combobox'), last)
  await settled(world, () => screen.queryByText('Opening balance') !== null)
  expect(alert()).toBe('')
})

test('a month before there was any money says so in one sentence', async () => {
  const { user, world, show } = await showStatement()
  await show()
  const months = within(screen.getByRole('combobox')).getAllByRole('option')
  await user.selectOptions(screen.getByRole('combobox'), months[6] as HTMLElement)
  await settled(world, () => screen.queryByText('No transactions in this month.') !== null)

  expect(screen.queryByText('Opening balance')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the statement is saved as a table, and printed alone', async () => {
  const { user, show } = await showStatement()
  const files: Blob[] = []
  const saved: string[] = []
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (file: Blob) => `blob:${files.push(file)}`
      static override revokeObjectURL = () => undefined
    },
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const marks: (string | undefined)[] = []
  vi.spyOn(window, 'print').mockImplementation(() => void marks.push(document.documentElement.dataset.csPrinting))
  await show()
  await screen.findByText(/Grace Hopper/)
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }))
  await user.click(screen.getByRole('button', { name: 'Print' }))
  dispatchEvent(new Event('afterprint'))

  expect(saved).toEqual([expect.stringMatching(/^statement-\d{4}-\d\d\.csv$/)])
  await waitFor(async () => expect(await files[0]?.text()).toMatch(/"Grace Hopper","-25\.000000","USDB"/))
  expect(marks).toEqual([''])
})

const statement: MonthlyStatement = {
  month: '2026-10',
  timeZone: 'America/Chicago',
  currency: { code: 'USD', decimals: 2 },
  openingBalance: 5n,
  closingBalance: -15n,
  lines: [
    { id: '1', amount: 100n, at: new Date('2026-10-02T10:00:00Z'), transaction: undefined },
    { id: '2', amount: -120n, at: new Date('2026-10-03T10:00:00Z'), transaction: undefined },
  ],
}

const csv = (name: string, of: MonthlyStatement = statement) =>
  writeCsv(of, { columns: statementMessages.columns, opening: 'Opening balance', describe: () => name })

test('a table has the balance after each line, down to its last digit, and its times are those of the zone in its head', () => {
  expect(csv('Léa "L" F., Paris').split('\r\n')).toEqual([
    '"Date (America/Chicago)","Description","Amount","Currency","Balance"',
    '"2026-10-01","Opening balance","","USD","0.05"',
    '"2026-10-02 05:00:00","Léa ""L"" F., Paris","1.00","USD","1.05"',
    '"2026-10-03 05:00:00","Léa ""L"" F., Paris","-1.20","USD","-0.15"',
    '',
  ])
  const yen = { ...statement, currency: { code: 'JPY', decimals: 0 } }
  expect(csv('x', yen)).toContain('"-120","JPY","-15"')
})

test.each(['=HYPERLINK("https://evil.example")', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\u200b=1', '＝1'])(
  'the name %j stays a text in a spreadsheet',
  (name) => {
    expect(csv(name)).toContain(`"'${name.replaceAll('"', '""')}"`)
  },
)
