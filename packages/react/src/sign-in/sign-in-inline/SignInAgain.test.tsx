import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { createWalletPage } from '../../../test/renderWallet.tsx'
import { createPasskeyPage, createPhonePage } from '../../../test/signInPages.ts'
import { SignInAgain, type SignInAgainProps } from '../../exports/index.ts'

const words = { title: 'Sign in to continue', cancelLabel: 'Not now', headingLevel: 3 } as const

function Page(props: Omit<SignInAgainProps, 'title' | 'cancelLabel' | 'headingLevel' | 'onCancel'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Remove
      </button>
      {open && <SignInAgain {...props} {...words} onCancel={() => setOpen(false)} />}
    </>
  )
}

const open = () => screen.getByRole('button', { name: 'Remove' })

test('the step takes the focus, and both ways out of it give it back', async () => {
  const { user, world, show } = await createWalletPage()
  show(<Page accountId={world.ada.accountId} />)
  const release = world.network.hold('')
  await user.click(open())
  expect(screen.getByRole('region', { name: 'Sign in to continue' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 3, name: 'Sign in to continue' })).toBe(document.activeElement)
  release()
  expect(await screen.findByRole('textbox')).toBe(document.activeElement)
  await user.keyboard('{Escape}')
  expect(open()).toBe(document.activeElement)

  await user.click(open())
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(open()).toBe(document.activeElement)
})

test('the way of last time is taken by itself, sends nothing unasked, and the others are a press away', async () => {
  const { user, world, show, phone } = await createPhonePage()
  world.network.cookies.set('platform', encodeURIComponent(world.ada.customerId))
  show(<Page accountId={world.ada.accountId} lastCredentialId={phone.id} />)
  await user.click(open())
  expect(await screen.findByRole('button', { name: 'Text me a code' })).toBeTruthy()
  expect(world.network.requests.filter(({ path }) => path.endsWith('/challenge'))).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Try another way' }))

  expect(screen.getByRole('button', { name: /Email me a code/ })).toBeTruthy()
})

test('only the ways that may sign are offered', async () => {
  const { user, world, show, phone } = await createPhonePage()
  world.network.cookies.set('platform', encodeURIComponent(world.ada.customerId))
  show(<Page accountId={world.ada.accountId} credentialIds={[phone.id]} lastCredentialId={world.ada.credentialId} />)
  await user.click(open())

  expect(await screen.findByRole('button', { name: 'Text me a code' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try another way' })).toBeNull()
})

test('a passkey signs in in place', async () => {
  const { user, world, show, passkey } = await createPasskeyPage()
  world.network.cookies.set('platform', encodeURIComponent(world.ada.customerId))
  show(<Page accountId={world.ada.accountId} lastCredentialId={passkey.id} />)
  await user.click(open())
  await user.click(await screen.findByRole('button', { name: 'Sign in with your passkey' }))

  expect(await screen.findByRole('heading', { name: 'You’re signed in' })).toBeTruthy()
})

test('a platform that has forgotten who this is asks for an address', async () => {
  const { user, world, show } = await createWalletPage()
  show(<Page accountId={world.ada.accountId} lastCredentialId={world.ada.credentialId} />)
  await user.click(open())
  await user.type(await screen.findByLabelText('Email address'), `${world.ada.email}{Enter}`)

  expect(await screen.findByLabelText('6-digit code')).toBeTruthy()
})

test('who types the address of another wallet is told so, and stays', async () => {
  const { user, world, show } = await createWalletPage()
  const onCancel = vi.fn()
  show(<SignInAgain accountId="InternalAccount:11111111-1111-4111-8111-111111111111" {...words} onCancel={onCancel} />)
  await user.type(await screen.findByLabelText('Email address'), `${world.ada.email}{Enter}`)

  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/belongs to a different wallet/))
  expect(onCancel).not.toHaveBeenCalled()
})

test('a person who is typing elsewhere keeps the focus', async () => {
  const { user, world, show } = await createWalletPage()
  const page = (shown: boolean) => (
    <>
      <input aria-label="Note" />
      {shown && <SignInAgain accountId={world.ada.accountId} {...words} onCancel={() => {}} />}
    </>
  )
  const view = show(page(false))
  await user.type(screen.getByLabelText('Note'), 'half')
  view.rerender(page(true))
  await screen.findByLabelText('Email address')

  expect(screen.getByLabelText('Note')).toBe(document.activeElement)
})
