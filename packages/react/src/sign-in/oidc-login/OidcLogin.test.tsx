import { WalletError } from '@countersign/core'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createIdentityPage, issueToken } from '../../../test/signInPages.ts'
import { type OidcCallbackParameters, OidcLoginScreen, type OpenOidcProvider } from '../../exports/index.ts'

const go = () => screen.getByRole('button', { name: 'Continue with Example ID' })

test('what will happen is said before, and an answer from a popup signs in', async () => {
  const { user, show, popup } = await createIdentityPage()
  const onSignedIn = vi.fn()
  show(<OidcLoginScreen providerName="Example ID" open={popup} onSignedIn={onSignedIn} />)
  expect(screen.getByText(/You’ll sign in with Example ID and come back here/)).toBeTruthy()
  await user.dblClick(go())

  expect(await screen.findByRole('heading', { name: 'You’re signed in' })).toBe(document.activeElement)
  expect(onSignedIn).toHaveBeenCalledTimes(1)
})

test('the page that a redirect comes back to finishes the sign-in, once', async () => {
  const { user, show, world } = await createIdentityPage()
  const answers: OidcCallbackParameters[] = []
  const open: OpenOidcProvider = async ({ nonce, state }) => {
    answers.push({ state, oidcToken: await issueToken(world, { nonce }) })
    return undefined
  }
  const first = show(<OidcLoginScreen providerName="Example ID" open={open} />)
  await user.click(go())
  expect(await screen.findByText(/Continue in the Example ID window/)).toBeTruthy()
  await waitFor(() => expect(answers).toHaveLength(1))
  first.unmount()
  const onSignedIn = vi.fn()
  show(<OidcLoginScreen providerName="Example ID" open={open} answer={answers[0]} onSignedIn={onSignedIn} />)

  expect(await screen.findByRole('heading', { name: 'You’re signed in' })).toBeTruthy()
  expect(onSignedIn).toHaveBeenCalledTimes(1)
  expect(world.network.requests.filter(({ path }) => path.endsWith('/verify'))).toHaveLength(1)
})

test('who comes back without signing in finds a calm page and the same button', async () => {
  const { user, show } = await createIdentityPage()
  show(<OidcLoginScreen providerName="Example ID" open={() => Promise.reject(new WalletError('CANCELLED'))} />)
  await user.click(go())
  await waitFor(() => expect(go().getAttribute('aria-busy')).toBeNull())

  expect(screen.getByRole('alert').textContent).toBe('')
})

test('a popup that was closed unseen can be opened again', async () => {
  const { user, show } = await createIdentityPage()
  const open = vi.fn<OpenOidcProvider>(() => new Promise(() => {}))
  show(<OidcLoginScreen providerName="Example ID" open={open} />)
  await user.click(go())
  await screen.findByText(/Continue in the Example ID window/)
  await user.click(go())

  await waitFor(() => expect(open).toHaveBeenCalledTimes(2))
})

test('a response to no request is reported without saying what was wrong with it', async () => {
  const { show } = await createIdentityPage()
  const answer = { state: 'elsewhere', oidcToken: 'a.b.c' }
  show(<OidcLoginScreen providerName="Example ID" open={async () => undefined} answer={answer} />)

  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/took too long, or it started in another/))
  expect(go()).toBeTruthy()
})

test('a token for another key is refused in words', async () => {
  const { user, show, world } = await createIdentityPage()
  show(<OidcLoginScreen providerName="Example ID" open={() => issueToken(world, { nonce: '00' })} />)
  await user.click(go())

  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/not signed in.*another way.*link this account/),
  )
  expect(screen.getByRole('alert').textContent).not.toMatch(/token|nonce/)
})

test('after a refusal another way is the first thing to do, and the same account the second', async () => {
  const { user, show, world } = await createIdentityPage()
  const onUseAnotherWay = vi.fn()
  const open = () => issueToken(world, { nonce: '00' })
  show(<OidcLoginScreen providerName="Example ID" open={open} onUseAnotherWay={onUseAnotherWay} />)
  expect(screen.getByRole('button', { name: 'Try another way' }).className).toBe('cs-link')
  await user.click(go())

  await waitFor(() => expect(screen.getByRole('button', { name: 'Try another way' }).className).toBe('cs-button'))
  expect(go().dataset.look).toBe('quiet')
  await user.click(screen.getByRole('button', { name: 'Try another way' }))
  expect(onUseAnotherWay).toHaveBeenCalledTimes(1)
})
