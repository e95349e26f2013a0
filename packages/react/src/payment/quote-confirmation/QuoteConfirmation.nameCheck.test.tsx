import { createExternalAccount } from '@countersign/core/wire'
import { act, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { executions, payGrace, signIn } from '../../../../core/test/journeys.ts'
import { payeeAccounts } from '../../../../core/test/payeeAccounts.ts'
import { createWalletPage } from '../../../test/renderWallet.tsx'
import { QuoteConfirmationScreen } from '../../exports/index.ts'

/** A payment on the screen to a payee whose account number ends in a suffix of the sandbox. */
async function reviewed(suffix: string, props: Partial<ComponentProps<typeof QuoteConfirmationScreen>> = {}) {
  const page = await createWalletPage()
  const { world } = page
  await signIn(world)
  const { currency, ...account } = payeeAccounts.USD_ACCOUNT ?? { currency: '' }
  const accountInfo = { accountType: 'USD_ACCOUNT', ...account, accountNumber: `12345678${suffix}` }
  const payee = { customerId: world.ada.customerId, currency, accountInfo }
  const { id } = await world.service.call(createExternalAccount, { body: payee })
  const request = payGrace({ ...world, ada: { ...world.ada, usdPayeeId: id } })
  page.show(<QuoteConfirmationScreen {...props} payment={{ accountId: world.ada.accountId, request }} />)
  const send = await screen.findByRole('button', { name: /^Send / })
  return { ...page, send }
}

const isUnavailable = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

test.each([
  ['001', 'status', 'The name matches the account.'],
  ['106', 'status', /^The name can’t be checked/],
  ['107', 'status', /^The recipient’s bank checks the name when/],
])('a name check that ends in suffix %s says so, and needs no consent', async (suffix, role, sentence) => {
  const { send } = await reviewed(suffix)

  const said = await screen.findByText(sentence)
  expect(said.closest(`[role=${role}]`)).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(isUnavailable(send)).toBe(false)
})

test.each([
  ['102', /under another name/],
  ['103', /under the name G\. Okafor/],
])(
  'a doubt about the name with suffix %s is shown, and nothing is sent before it is accepted',
  async (suffix, says) => {
    const { world, user, send } = await reviewed(suffix)
    expect((await screen.findByText(says)).closest('[role=alert]')).toBeTruthy()
    await user.click(send)
    expect(isUnavailable(send)).toBe(true)
    const consent = screen.getByRole('checkbox', { name: /^I’ve checked the details/ })
    await user.click(consent)
    await user.click(consent)
    await user.click(send)
    expect(executions(world)).toEqual([])

    await user.click(consent)
    await user.click(send)

    await waitFor(() => expect(executions(world)).toHaveLength(1))
  },
)

test('while the name is checked nothing can be sent, and then it can', async () => {
  const { world, user, send } = await reviewed('104')
  await screen.findByText(/^We’re checking the name/)
  expect(isUnavailable(send)).toBe(true)

  await user.click(send)
  expect(executions(world)).toEqual([])

  act(() => world.clock.advance(61_000))
  await screen.findByText('The name matches the account.')
  await user.click(send)

  await waitFor(() => expect(executions(world)).toHaveLength(1))
})

test('where the bank doubts the name, the ways out come before the consent and stand out more', async () => {
  const { send } = await reviewed('102', { onEdit: () => {}, onCancel: () => {} })
  const edit = await screen.findByRole('button', { name: 'Edit' })

  expect(edit.compareDocumentPosition(send)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect([edit.dataset.look, send.dataset.look]).toEqual([undefined, 'quiet'])
})

test('a doubt of the bank that comes with the press is said as that, and not as another price', async () => {
  const { world, user, show } = await createWalletPage()
  await signIn(world)
  const says = { result: 'MATCHED' }
  world.network.tamper('GET /customers/external-accounts/', (body) =>
    JSON.stringify({ ...JSON.parse(body), beneficiaryVerificationStatus: says.result }),
  )
  show(<QuoteConfirmationScreen payment={{ accountId: world.ada.accountId, request: payGrace(world) }} />)
  const send = await screen.findByRole('button', { name: /^Send / })
  says.result = 'NOT_MATCHED'
  await user.click(send)

  expect(await screen.findByRole('checkbox')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Check and send' })).toBeTruthy()
  expect(document.body.textContent).not.toContain('The price changed')
  expect(executions(world)).toEqual([])
})
