import { createSessionController } from '@countersign/core'
import { listCredentials } from '@countersign/core/wire'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { turns } from '../../../../core/test/testPage.ts'
import { createWalletPage, type TestWorld } from '../../../test/renderWallet.tsx'
import { createPasskeyPage, engineError, installPageDevice } from '../../../test/signInPages.ts'
import { PasskeyOfferScreen, PasskeyRegistrationScreen } from '../../exports/index.ts'

async function createSignedInPage(options: Parameters<typeof installPageDevice>[0] = {}) {
  const page = await createWalletPage()
  await signIn(page.world)
  return { ...page, device: installPageDevice(options) }
}

async function passkeysOf({ service, ada }: TestWorld): Promise<unknown[]> {
  const { data } = await service.call(listCredentials, { query: { accountId: ada.accountId } })
  return data.filter(({ type }) => type === 'PASSKEY')
}

const create = () => screen.getByRole('button', { name: 'Create a passkey' })
const nameField = () => screen.getByLabelText<HTMLInputElement>('Passkey name')

test('after the first sign-in a passkey is offered, and one press makes it under the name of the browser', async () => {
  const { user, world, show } = await createSignedInPage()
  const onEnrolled = vi.fn()
  show(<PasskeyOfferScreen accountId={world.ada.accountId} onEnrolled={onEnrolled} />)
  await screen.findByRole('heading', { name: 'Sign in faster with a passkey' })
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.dblClick(create())

  expect(await screen.findByRole('heading', { name: 'Your passkey is ready' })).toBe(document.activeElement)
  expect(onEnrolled).toHaveBeenCalledTimes(1)
  expect(await passkeysOf(world)).toMatchObject([{ nickname: 'Safari on Linux' }])
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a passkey is made under the name that was typed, and told as ready', async () => {
  const { user, world, show } = await createSignedInPage()
  const onEnrolled = vi.fn()
  show(<PasskeyRegistrationScreen accountId={world.ada.accountId} onEnrolled={onEnrolled} />)
  expect(nameField().value).toBe('Safari on Linux')
  await user.clear(nameField())
  await user.type(nameField(), 'Kitchen tablet')
  await user.dblClick(create())

  expect(await screen.findByRole('heading', { name: 'Your passkey is ready' })).toBe(document.activeElement)
  expect(screen.getByText(/You can now sign in with/).textContent).toContain('Kitchen tablet')
  expect(onEnrolled).toHaveBeenCalledTimes(1)
  expect(await passkeysOf(world)).toMatchObject([{ nickname: 'Kitchen tablet' }])
})

test('not now is remembered: it is not offered again', async () => {
  const { user, world, show } = await createSignedInPage()
  const view = show(<PasskeyOfferScreen accountId={world.ada.accountId} />)
  await user.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('heading')).toBeNull()
  view.unmount()
  show(<PasskeyOfferScreen accountId={world.ada.accountId} />)
  // As long as an offer takes to come up, and more.
  await act(() => turns(50))

  expect(screen.queryByRole('heading')).toBeNull()
})

test('an offer that goes leaves the focus in the content around it', async () => {
  const { user, world, show } = await createSignedInPage()
  show(
    <section aria-label="Wallet" tabIndex={-1}>
      <PasskeyOfferScreen accountId={world.ada.accountId} />
    </section>,
  )
  await user.click(await screen.findByRole('button', { name: 'Not now' }))

  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByRole('region', { name: 'Wallet' })).toBe(document.activeElement)
})

test('who has a passkey on this device is offered none', async () => {
  const { world, show } = await createPasskeyPage({ signedIn: true })
  show(<PasskeyOfferScreen accountId={world.ada.accountId} />)
  // As long as an offer takes to come up, and more.
  await act(() => turns(50))

  expect(screen.queryByRole('heading')).toBeNull()
})

test.each(['', '   ', 'a/b', '<b>bold</b>'])(
  'the name %j is refused in place, and the device is not asked',
  async (name) => {
    const { user, world, show, device } = await createSignedInPage()
    show(<PasskeyRegistrationScreen accountId={world.ada.accountId} />)
    await user.clear(nameField())
    if (name) await user.type(nameField(), name)
    await user.click(create())

    expect(screen.getByRole('alert').textContent).toMatch(/1 to 100 letters/)
    expect(nameField()).toBe(document.activeElement)
    expect(nameField().getAttribute('aria-invalid')).toBe('true')
    expect(device.prompts).toEqual([])
  },
)

test('a prompt that was closed is calm, and the name stays', async () => {
  const { user, world, show, device } = await createSignedInPage()
  show(<PasskeyRegistrationScreen accountId={world.ada.accountId} />)
  await user.type(nameField(), ' 2')
  device.next(async () => {
    world.clock.advance(2_000)
    throw engineError('NotAllowedError')
  })
  await user.click(create())
  await waitFor(() => expect(create().getAttribute('aria-busy')).toBeNull())

  expect(screen.getByRole('alert').textContent).toBe('')
  expect(nameField().value).toBe('Safari on Linux 2')
})

test.each([
  ['a device that cannot verify the person', 'ConstraintError', /screen lock/],
  ['a site that passkeys are not set up for', 'SecurityError', /aren’t set up for this site/],
  ['a prompt that is open already', 'OperationError', /Finish or close it/],
])('%s is told in plain words', async (_case, name, words) => {
  const { user, world, show, device } = await createSignedInPage()
  show(<PasskeyRegistrationScreen accountId={world.ada.accountId} />)
  device.next(() => Promise.reject(engineError(name)))
  await user.click(create())

  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words))
})

test('a device that has the passkey already says to sign in with it', async () => {
  const { user, world, show } = await createPasskeyPage({ signedIn: true })
  show(<PasskeyRegistrationScreen accountId={world.ada.accountId} />)
  await user.click(create())

  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/already has a passkey/))
})

test('a session that ran out is opened again in place, and the passkey is made with one prompt', async () => {
  const { user, world, show, device } = await createSignedInPage()
  show(<PasskeyRegistrationScreen accountId={world.ada.accountId} />)
  await act(async () => world.clock.advance(createSessionController(world.client).timeLeftMs() + 1_000))
  await user.click(create())
  const send = await screen.findByRole('button', { name: 'Email me a code' })
  expect(screen.getByRole('heading', { name: 'Sign in to continue' })).toBe(document.activeElement)
  await user.click(send)
  await user.type(await screen.findByLabelText('6-digit code'), '000000')

  expect(await screen.findByRole('heading', { name: 'Your passkey is ready' })).toBe(document.activeElement)
  expect(device.prompts).toHaveLength(1)
})

test('leaving the sign-in in place is calm and gives the focus back to the button', async () => {
  const { user, world, show } = await createSignedInPage()
  show(<PasskeyRegistrationScreen accountId={world.ada.accountId} />)
  await act(async () => world.clock.advance(createSessionController(world.client).timeLeftMs() + 1_000))
  await user.click(create())
  await screen.findByRole('heading', { name: 'Sign in to continue' })
  await user.keyboard('{Escape}')

  expect(create()).toBe(document.activeElement)
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(await passkeysOf(world)).toEqual([])
})

test('a browser without passkeys says so, has no form, and can continue', async () => {
  const { user, world, show } = await createSignedInPage({ supported: false })
  const onSkip = vi.fn()
  show(<PasskeyRegistrationScreen accountId={world.ada.accountId} onSkip={onSkip} />)

  expect(await screen.findByText(/browser can’t create passkeys/)).toBeTruthy()
  expect(screen.queryByLabelText('Passkey name')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(onSkip).toHaveBeenCalledTimes(1)
})
