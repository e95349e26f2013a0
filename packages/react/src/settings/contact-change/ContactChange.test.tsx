import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, renderWallet, settled } from '../../../test/renderWallet.tsx'
import { ContactChangeScreen } from '../../exports/index.ts'

async function showContact(options: { signedIn?: boolean } = {}) {
  const { signedIn = true } = options
  const page = await createWalletPage()
  const { world } = page
  await signIn(world)
  const client = signedIn ? world.client : world.openTab({ name: `another browser than ${world.name}` })
  world.network.requests.length = 0
  renderWallet(<ContactChangeScreen accountId={world.ada.accountId} />, { client })
  await screen.findByText('Email address')
  const changes = () => world.network.requests.filter(({ method }) => method === 'PATCH').length
  return { ...page, changes }
}

async function editEmail(options?: { signedIn?: boolean }) {
  const page = await showContact(options)
  await page.user.click(screen.getByRole('button', { name: 'Change Email address' }))
  return { ...page, field: screen.getByLabelText<HTMLInputElement>('New email address') }
}

test('the address and the number in use are shown in full, so that a slip can be seen', async () => {
  const { world } = await showContact()
  const [email, phone] = screen.getAllByRole('listitem')

  expect(email?.textContent).toContain(world.ada.email)
  expect(phone?.textContent).toContain(world.ada.phoneNumber)
})

test('changing opens one form at a time, in place, with the field ready and what else changes', async () => {
  const { user, field } = await editEmail()
  expect(field).toBe(document.activeElement)
  expect(field.autocomplete).toBe('email')
  expect(screen.getByText(/Codes will go to this address/)).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Change Phone number' }))
  expect(screen.queryByLabelText('New email address')).toBeNull()
  expect(screen.getByLabelText('New phone number')).toBe(document.activeElement)
  expect(screen.getByText(/Codes by text go to this number/)).toBeTruthy()
})

test.each(['Cancel', '{Escape}'])('%s closes the form and gives the focus back', async (way) => {
  const { user, changes } = await editEmail()
  if (way === 'Cancel') await user.click(screen.getByRole('button', { name: 'Cancel' }))
  else await user.keyboard(way)

  expect(screen.queryByLabelText('New email address')).toBeNull()
  expect(screen.getByRole('button', { name: 'Change Email address' })).toBe(document.activeElement)
  expect(changes()).toBe(0)
})

test('enter saves what was typed twice, which is then shown in full, there and in the list', async () => {
  const { user, world, field } = await editEmail()
  await user.type(field, 'countess@example.org')
  await user.type(screen.getByLabelText('Repeat the new email address'), 'Countess@example.org{Enter}')
  await settled(world, () => screen.queryByText(/Your email is now/) !== null)

  expect(screen.getByText(/Your email is now/).textContent).toBe(
    'Your email is now countess@example.org. Codes go there now.',
  )
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('countess@example.org'))
  expect(screen.getByRole('button', { name: 'Change Email address' })).toBe(document.activeElement)
})

test.each(['countess@example.com', '', 'countess'])(
  'an address that is repeated as "%s" is not saved',
  async (repeated) => {
    const { user, field, changes } = await editEmail()
    await user.type(field, 'countess@example.org')
    const repeat = screen.getByLabelText('Repeat the new email address')
    await user.type(repeat, `${repeated}{Enter}`)
    await user.click(screen.getByRole('button', { name: 'Save' }))

    expect(screen.getByText(/The two addresses don’t match/)).toBeTruthy()
    expect(repeat).toBe(document.activeElement)
    expect(repeat.getAttribute('aria-invalid')).toBe('true')
    expect(changes()).toBe(0)
  },
)

test('a number may be written as people write it', async () => {
  const { user, world } = await showContact()
  await user.click(screen.getByRole('button', { name: 'Change Phone number' }))
  await user.type(screen.getByLabelText('New phone number'), '+1 (415) 555-0199')
  await user.type(screen.getByLabelText('Repeat the new phone number'), '+1 415 555 0199{Enter}')
  await settled(world, () => screen.queryByText(/Your phone number is now/) !== null)

  const { body } = world.network.requests.find(({ method }) => method === 'PATCH') ?? {}
  expect(JSON.parse(body ?? '')).toMatchObject({ phoneNumber: '+14155550199' })
})

test.each([
  ['Change Email address', 'New email address', 'countess', /Enter an email address/],
  ['Change Phone number', 'New phone number', '415 555 0199', /Include the country code, for example \+1 415/],
])(
  '%s: a value that cannot be right is reported at the field and sent to no server',
  async (button, label, typed, sentence) => {
    const { user, changes } = await showContact()
    await user.click(screen.getByRole('button', { name: button }))
    await user.type(screen.getByLabelText(label), `${typed}{Enter}`)

    expect(screen.getByText(sentence).closest('[role=alert]')).not.toBeNull()
    expect(screen.getByLabelText(label)).toBe(document.activeElement)
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
    expect(changes()).toBe(0)
    await user.keyboard('x')
    expect(screen.queryByText(sentence)).toBeNull()
  },
)

const refusals = [
  ['EMAIL_OTP_EMAIL_ALREADY_EXISTS', 409, /already in use. Nothing was saved/],
  ['EMAIL_OTP_CREDENTIAL_SYNC_FAILED', 424, /couldn’t move .* nothing was saved. Contact support/],
  ['AUTH_CREDENTIAL_VERIFICATION_REQUIRED', 400, /has to be confirmed with a code .* Nothing was saved/],
  ['AUTH_CREDENTIAL_VERIFICATION_EXPIRED', 400, /wasn’t confirmed in time. Nothing was saved/],
  ['EMAIL_OTP_CREDENTIAL_SET_CHANGED', 409, /changed, so nothing was saved/],
  ['INVALID_INPUT', 400, /wasn’t accepted/],
] as const

test.each(refusals)('%s is reported at the field, which keeps the typed text', async (code, status, sentence) => {
  const { user, world, field } = await editEmail()
  world.network.tamper('PATCH /customers', () => Response.json({ code, status, message: 'no' }, { status }))
  await user.type(field, 'countess@example.org')
  await user.type(screen.getByLabelText('Repeat the new email address'), 'countess@example.org{Enter}')
  await settled(world, () => screen.queryByText(sentence) !== null)

  const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described).toContain(screen.getByText(sentence).closest('[role=alert]')?.id)
  expect(field).toBe(document.activeElement)
  expect(field.value).toBe('countess@example.org')
  await user.type(field, 'x')
  expect(screen.queryByText(sentence)).toBeNull()
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

test('without a session what was typed waits above a sign-in in place and is saved after it', async () => {
  const { user, world, field, changes } = await editEmail({ signedIn: false })
  await user.type(field, 'countess@example.org')
  await user.type(screen.getByLabelText('Repeat the new email address'), 'countess@example.org{Enter}')
  const region = await screen.findByRole('region', { name: 'Sign in to continue' })
  expect(within(region).getByRole('heading')).toBe(document.activeElement)
  const before = changes()

  await user.click(await within(region).findByRole('button', { name: 'Email me a code' }))
  await user.type(await within(region).findByLabelText('6-digit code'), '000000')
  await settled(world, () => screen.queryByText(/Your email is now/) !== null)
  expect(changes()).toBeGreaterThan(before)
})

test('a sign-in that is too old is asked for again in the item, says why, and the change continues with what was typed', async () => {
  const { user, world, field, changes } = await editEmail()
  world.clock.advance(6 * 60_000)
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }))
    return screen.findByRole('region', { name: 'Sign in to continue' })
  }
  await user.type(field, 'countess@example.org')
  await user.type(screen.getByLabelText('Repeat the new email address'), 'countess@example.org')

  const region = await save()
  expect(screen.getAllByRole('listitem')[0]?.contains(region)).toBe(true)
  expect(within(region).getByText(/You signed in a while ago/)).toBeTruthy()
  expect(screen.getByText(/Codes will go to this address/)).toBeTruthy()
  await user.click(within(region).getByRole('button', { name: 'Not now' }))
  expect([field.value, changes()]).toEqual(['countess@example.org', 0])
  expect(screen.getByRole('button', { name: 'Save' })).toBe(document.activeElement)

  const again = await save()
  await user.click(await within(again).findByRole('button', { name: 'Email me a code' }))
  await user.type(await within(again).findByLabelText('6-digit code'), '000000')
  await settled(world, () => screen.queryByText(/Your email is now/) !== null)
  expect(changes()).toBe(2)
})
