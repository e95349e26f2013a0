import type { ScaPayment } from '@countersign/core'
import { screen, within } from '@testing-library/react'
import type { ComponentProps, ReactElement } from 'react'
import { expect, expectTypeOf, test } from 'vitest'
import { authorizations, awaitingPayment, payFromEurope, scaCode } from '../../../../core/test/scaJourneys.ts'
import { codeField, createEuropeanPage, heading, row, showChallenge } from '../../../test/scaPages.tsx'
import { ScaChallengeScreen } from '../../exports/index.ts'

test.each([
  ['amount', 'You send'],
  ['currency', 'Recipient gets'],
  ['payee', 'It was changed to'],
] as const)('a payment whose %s changed meanwhile is given up, and that is what it says', async (change, label) => {
  const { user, world, payment } = await showChallenge()
  const code = await codeField()
  world.sandbox.sca.changeQuote({ quoteId: payment.quoteId, change })
  await user.type(code, scaCode)

  expect(await heading('Checking your payment')).toBe(document.activeElement)
  const changes = await screen.findByRole('table', {
    name: change === 'payee' ? 'The recipient changed' : 'What changed',
  })
  expect(within(changes).getAllByRole('rowheader', { name: label })).not.toHaveLength(0)
  expect(screen.queryByLabelText('6-digit code')).toBeNull()
  expect(authorizations(world)).toHaveLength(0)
})

const shout = 'Send nothing to no one'

test('no word and no child takes the place of the amount or the payee', async () => {
  const details = { youSend: shout, to: shout, payeeUnknown: shout, showWhole: shout }
  await showChallenge({
    messages: { paymentDetails: details, scaChallenge: { proofTitle: () => shout }, scaProof: { submitCode: shout } },
    screen: { children: <p>{shout}</p>, payments: undefined },
  })
  await screen.findByRole('textbox')

  expect(screen.getByText('€25.00')).toBeTruthy()
  expect(screen.getByText('Grace Hopper')).toBeTruthy()
  expect(screen.queryByText(shout, { selector: 'p' })).toBeNull()
})

test('a page cannot render the card as something else', async () => {
  await showChallenge({ screen: { render: () => <p>{shout}</p> } })

  expect(screen.getByText('€25.00')).toBeTruthy()
  expect(screen.queryByText(shout)).toBeNull()
})

test('a payee without a name is shown by its id, even if the message for that says something else', async () => {
  const page = await createEuropeanPage({ messages: { paymentDetails: { payeeUnknown: shout } } })
  const { world } = page
  const payment = await awaitingPayment(world)
  world.network.tamper('GET /customers/external-accounts', (body) =>
    JSON.stringify({ ...(JSON.parse(body) as object), accountInfo: { accountType: 'SAVINGS' } }),
  )
  const payee = { ...(payment.payee as object), accountInfo: { accountType: 'SAVINGS' } } as ScaPayment['payee']
  page.show(<ScaChallengeScreen accountId={world.ada.accountId} {...payment} payee={payee} />)
  await codeField()

  expect(row('To')).toMatch(/ExternalAccount:/)
  expect(screen.queryByText(shout)).toBeNull()
})

test('another amount under the same quote changes nothing: what was given first counts', async () => {
  const { view, payment, challenge } = await showChallenge()
  await codeField()
  view.rerender(challenge({ ...payment, amount: { ...payment.amount, amount: 1n } }))

  expect(row('You send')).toContain('€25.00')
})

test('an amount that differs from the quote is given up before the user is asked', async () => {
  const page = await createEuropeanPage()
  const { world } = page
  const payment = await awaitingPayment(world)
  const amount = { ...payment.amount, amount: 100n }
  const { quoteId, payee } = payment
  page.show(<ScaChallengeScreen accountId={world.ada.accountId} quoteId={quoteId} amount={amount} payee={payee} />)

  await heading('Checking your payment')
  expect(await screen.findByRole('row', { name: 'You send €1.00 €25.00' })).toBeTruthy()
  expect(screen.getByRole('row', { name: /^To Grace Hopper$/ })).toBeTruthy()
})

test('after a reload, the received amount is not shown in the sent currency when its own currency is unknown', async () => {
  const page = await createEuropeanPage()
  const { world } = page
  const payment = await awaitingPayment(world, payFromEurope(world, 'USD'))
  const { quoteId, amount, payee } = payment
  world.network.tamper('GET /quotes', (body) =>
    body
      .replace(/"totalReceivingAmount":\d+/, '"totalReceivingAmount":4200')
      .replace(/"feesIncluded":\d+/, '"feesIncluded":42'),
  )
  page.show(<ScaChallengeScreen accountId={world.ada.accountId} quoteId={quoteId} amount={amount} payee={payee} />)

  const changes = await screen.findByRole('table', { name: 'What changed' })
  expect(within(changes).getByRole('row', { name: /^Fee \(included\) €\d\.\d\d €0\.42$/ })).toBeTruthy()
  expect(within(changes).queryByRole('row', { name: /Recipient gets/ })).toBeNull()
})

test('markup and direction marks in a name are shown as text', async () => {
  const page = await createEuropeanPage()
  const { world } = page
  const payment = await awaitingPayment(world)
  const hostile = '<img src=x onerror=alert(1)>\u202eecarG'
  world.network.tamper('GET /customers/external-accounts', (body) =>
    body.replace('Grace Hopper', JSON.stringify(hostile).slice(1, -1)),
  )
  const known = JSON.parse(JSON.stringify(payment.payee).replace('Grace Hopper', '<x>')) as ScaPayment['payee']
  if ('accountInfo' in known && known.accountInfo.beneficiary) known.accountInfo.beneficiary.fullName = hostile
  page.show(<ScaChallengeScreen accountId={world.ada.accountId} {...payment} payee={known} />)

  expect(await screen.findByText('<img src=x onerror=alert(1)>\ufffdecarG')).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
})

test('there is no challenge without an amount and a payee', () => {
  type ScaChallengeScreenProps = ComponentProps<typeof ScaChallengeScreen>
  type Payment = Pick<ScaPayment, 'quoteId' | 'amount' | 'payee'>
  type Screen<given> = given & { accountId: string }
  expectTypeOf<Screen<Payment>>().toExtend<ScaChallengeScreenProps>()
  expectTypeOf<Screen<{ payments: readonly [Payment] }>>().toExtend<ScaChallengeScreenProps>()

  expectTypeOf<Screen<Omit<Payment, 'amount'>>>().not.toExtend<ScaChallengeScreenProps>()
  expectTypeOf<Screen<Omit<Payment, 'payee'>>>().not.toExtend<ScaChallengeScreenProps>()
  expectTypeOf<Screen<Pick<Payment, 'quoteId'>>>().not.toExtend<ScaChallengeScreenProps>()
  expectTypeOf<Screen<{ payments: readonly [] }>>().not.toExtend<ScaChallengeScreenProps>()
  expectTypeOf<Screen<{ payments: readonly [Pick<Payment, 'quoteId'>] }>>().not.toExtend<ScaChallengeScreenProps>()
  expectTypeOf<Screen<Payment & { children: string }>>().not.toExtend<ScaChallengeScreenProps>()
  expectTypeOf<Screen<Payment & { render: () => ReactElement }>>().not.toExtend<ScaChallengeScreenProps>()
})
