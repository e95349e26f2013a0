import { Button } from '@base-ui/react/button'
import { act, screen } from '@testing-library/react'
import { createRef, type Ref } from 'react'
import { expect, test, vi } from 'vitest'
import { createWalletPage } from '../../../test/renderWallet.tsx'
import { EmailOtpLogin } from '../../exports/index.ts'

type LoginProps = { onSignedIn?: () => void; onClick?: () => void; submitRef?: Ref<HTMLButtonElement> }

/** The login of the README, with every button from Base UI. */
function Login({ onSignedIn, onClick, submitRef }: LoginProps) {
  const primary = <Button className="button" data-variant="primary" />
  return (
    <EmailOtpLogin.Root onSignedIn={onSignedIn}>
      <EmailOtpLogin.Heading />
      <EmailOtpLogin.EmailForm>
        <EmailOtpLogin.EmailLabel /> <EmailOtpLogin.EmailInput /> <EmailOtpLogin.ErrorMessage />
        <EmailOtpLogin.SubmitButton ref={submitRef} className="wide" onClick={onClick} render={primary} />
      </EmailOtpLogin.EmailForm>
      <EmailOtpLogin.CodeForm>
        <EmailOtpLogin.CodeLabel /> <EmailOtpLogin.CodeInput /> <EmailOtpLogin.ErrorMessage />
        <EmailOtpLogin.SubmitButton render={primary} />
        <EmailOtpLogin.ResendButton render={<Button className="button" />} />
        <EmailOtpLogin.RestartButton
          render={(props, { busy }) => <Button {...props} className={busy ? 'link busy' : 'link'} />}
        />
      </EmailOtpLogin.CodeForm>
    </EmailOtpLogin.Root>
  )
}

async function showLogin(props: LoginProps = {}) {
  const page = await createWalletPage()
  page.show(<Login {...props} />)
  await page.user.type(screen.getByLabelText('Email address'), page.world.ada.email)
  const button = screen.getByRole('button', { name: 'Email me a code' })
  return { ...page, button }
}

test('a login with the buttons of another design system signs in', async () => {
  const onSignedIn = vi.fn()
  const { user, button } = await showLogin({ onSignedIn })
  await user.click(button)
  await user.type(await screen.findByLabelText('6-digit code'), '00000')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(onSignedIn).not.toHaveBeenCalled()

  await user.type(screen.getByLabelText('6-digit code'), '0')
  expect(await screen.findByRole('heading', { name: 'You’re signed in' })).toBe(document.activeElement)
  expect(onSignedIn).toHaveBeenCalledTimes(1)
})

test('the other button keeps its own props, and receives the label, the type, the class and the ref of the part', async () => {
  const submitRef = createRef<HTMLButtonElement>()
  const { button } = await showLogin({ submitRef })

  expect(button.outerHTML).toContain('Email me a code')
  expect(button.getAttribute('type')).toBe('submit')
  expect(button.getAttribute('data-variant')).toBe('primary')
  expect(button.className.split(' ').sort()).toEqual(['button', 'wide'])
  expect(submitRef.current).toBe(button)
})

test('while it works the other button says so, keeps its focus and sends nothing more', async () => {
  const onClick = vi.fn()
  const { user, world, button } = await showLogin({ onClick })
  const seen: (string | null)[][] = []
  world.network.tamper('/login', (body) => {
    seen.push(['data-busy', 'aria-busy', 'aria-disabled', 'disabled'].map((name) => button.getAttribute(name)))
    expect(button).toBe(document.activeElement)
    return body
  })
  await user.dblClick(button)
  await screen.findByLabelText('6-digit code')

  expect(seen).toEqual([['', 'true', 'true', null]])
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(world.network.requests.filter(({ path }) => path.endsWith('/login'))).toHaveLength(1)
})

test('an unavailable button can be focused and does nothing until it is available', async () => {
  const { user, world, button } = await showLogin()
  await user.click(button)
  await screen.findByLabelText('6-digit code')
  const requests = () => world.network.requests.filter(({ path }) => path.endsWith('/challenge')).length
  const resend = screen.getByRole('button', { name: /Resend code in 0:/ })
  expect(resend.getAttribute('aria-disabled')).toBe('true')
  await user.click(resend)
  expect(resend).toBe(document.activeElement)
  expect(requests()).toBe(1)

  world.clock.advance(61_000)
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await user.click(screen.getByRole('button', { name: 'Resend code' }))
  await vi.waitFor(() => expect(requests()).toBe(2))
})

test('a function receives the state of the part, and what its button does still happens', async () => {
  const { user, button } = await showLogin()
  await user.click(button)
  const restart = await screen.findByRole('button', { name: 'Change email' })
  expect(restart.className).toBe('link')
  await user.click(restart)

  expect(screen.getByLabelText('Email address')).toBe(document.activeElement)
})
