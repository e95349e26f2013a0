import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { payee, showResult, transaction } from '../../../test/receipts.tsx'

test('print opens the print dialog, and marks the page only until it is closed', async () => {
  const marks: (string | undefined)[] = []
  const note = () => marks.push(document.documentElement.dataset.csPrinting)
  vi.spyOn(window, 'print').mockImplementation(() => void note())
  showResult({ status: 'completed' })
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  dispatchEvent(new Event('afterprint'))
  note()

  expect(marks).toEqual(['', undefined])
})

test('without a dialog to share, the receipt is copied as text without account numbers, and that is said', async () => {
  const user = userEvent.setup()
  showResult({ status: 'completed', transaction: { ...transaction, createdAt: new Date('2026-01-01T10:00:00Z') } })
  await user.click(screen.getByRole('button', { name: 'Copy details' }))

  expect(await screen.findByText('Copied.')).toBeTruthy()
  const copied = await navigator.clipboard.readText()
  expect(copied).toMatch(
    /^Payment arrived\nYou sent: \$250\.00\nRecipient got: €227\.70\nTo: Grace Hopper\nDate: .*2026.*\nPayment ID: Transaction:1$/,
  )
  expect(copied).not.toContain('0532')
})

test('a line break in a name makes no row of its own in a copied receipt', async () => {
  const user = userEvent.setup()
  const beneficiary = { beneficiaryType: 'INDIVIDUAL', fullName: 'Grace\nReference: Transaction:2' }
  showResult({
    status: 'completed',
    transaction,
    payee: { ...payee, accountInfo: { ...payee.accountInfo, beneficiary } },
  })
  await user.click(screen.getByRole('button', { name: 'Copy details' }))
  await screen.findByText('Copied.')

  expect((await navigator.clipboard.readText()).split('\n')).toContain('To: Grace Reference: Transaction:2')
})

test.each([
  ['is closed', new DOMException('closed', 'AbortError'), 0],
  ['fails', new Error('no target'), 1],
])('a dialog to share that %s is calm, and a failed one leaves a copy', async (_case, failure, copies) => {
  const user = userEvent.setup()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const share = vi.fn().mockRejectedValue(failure)
  Object.assign(navigator, { share })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  showResult({ status: 'processing' })
  await user.click(screen.getByRole('button', { name: 'Share' }))

  expect(share).toHaveBeenCalledExactlyOnceWith({ text: expect.stringContaining('Grace Hopper') })
  await waitFor(() => expect(write).toHaveBeenCalledTimes(copies))
})

test('a host shares, leaves and sends again in its own way', async () => {
  const actions = { onShare: vi.fn(), onDone: vi.fn(), onSendAgain: vi.fn() }
  showResult({ status: 'completed' }, actions)
  for (const name of ['Share', 'Done', 'Send again']) await userEvent.click(screen.getByRole('button', { name }))

  for (const action of Object.values(actions)) expect(action).toHaveBeenCalledTimes(1)
  expect(actions.onSendAgain).toHaveBeenCalledWith(expect.objectContaining({ status: 'completed', payee }))
})

test('while the outcome is unknown nothing leads away from it', () => {
  showResult({ status: 'unknown' }, { onDone: () => {}, onSendAgain: () => {}, onCheckAgain: () => {} })

  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Check again'])
})
