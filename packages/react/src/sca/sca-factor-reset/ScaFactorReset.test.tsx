import { screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { verificationOrigin } from '../../../../core/test/europeanWorld.ts'
import { enrollTotp } from '../../../../core/test/scaWorld.ts'
import { settled } from '../../../test/renderWallet.tsx'
import { createEuropeanPage } from '../../../test/scaPages.tsx'
import { ScaFactorsScreen } from '../../exports/index.ts'

async function showFactors(props: Partial<ComponentProps<typeof ScaFactorsScreen>> = {}) {
  const page = await createEuropeanPage()
  const { world } = page
  await enrollTotp(world)
  world.network.requests.length = 0
  const view = page.show(<ScaFactorsScreen accountId={world.ada.accountId} {...props} />)
  await screen.findAllByRole('listitem')
  const resets = () => world.network.requests.filter(({ method, path }) => method === 'POST' && path.includes('/reset'))
  return { ...page, view, resets }
}

async function lose(name: string, props: Partial<ComponentProps<typeof ScaFactorsScreen>> = {}) {
  const page = await showFactors(props)
  await page.user.click(await screen.findByRole('button', { name: `Lost it? ${name}` }))
  await page.user.click(screen.getByRole('button', { name: 'Verify my identity' }))
  await screen.findByRole('heading', { name: 'Verify your identity' })
  return page
}

async function pass(name: string) {
  const page = await lose(name)
  await settled(page.world, () => screen.queryByRole('heading', { name: 'You’re verified' }) !== null)
  return page
}

test('the screen says what a replacement requires before it begins, and Escape cancels', async () => {
  const { user, resets } = await showFactors()
  const lost = await screen.findByRole('button', { name: 'Lost it? Phone' })
  await user.click(lost)
  expect(screen.getByRole('region', { name: 'Lost it?' }).textContent).toMatch(/verify your identity/)
  await user.keyboard('{Escape}')

  expect(lost).toBe(document.activeElement)
  expect(resets()).toHaveLength(0)
})

test('the check opens in a tab that cannot reach back, and React does not hold its address', async () => {
  const { view } = await lose('Phone')
  const link = screen.getByRole('link', { name: 'Continue to verification' })
  expect(link.getAttribute('href')).toMatch(new RegExp(`^${verificationOrigin}/`))
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  expect(screen.getByRole('heading', { name: 'Verify your identity' })).toBe(document.activeElement)

  view.unmount()
  expect(link.hasAttribute('href')).toBe(false)
})

test('a link to an origin that is not configured is not shown, and the screen says what is wrong', async () => {
  const { user, world } = await showFactors()
  world.network.tamper('POST /sca/factors/reset', (body) => body.replace(verificationOrigin, 'https://evil.example'))
  await user.click(await screen.findByRole('button', { name: 'Lost it? Phone' }))
  await user.click(screen.getByRole('button', { name: 'Verify my identity' }))

  expect(await screen.findByText(/We didn’t open the verification/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByText(/opens in a new tab|Link expires/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Start again' })).toBeTruthy()
})

test('a page with a component of the provider shows the check itself, with the token for it alone', async () => {
  const embedCheck = vi.fn(({ readToken }: { readToken: () => string | undefined }) => (
    <output>{readToken() ? 'camera' : 'no token'}</output>
  ))
  await lose('Phone', { embedCheck })

  expect(screen.getByText('camera')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByText(/opens in a new tab/)).toBeNull()
})

test('a lost phone ends with its new number', async () => {
  const { user, world, resets } = await pass('Phone')
  expect(screen.getByRole('textbox', { name: 'You’re verified New mobile number' })).toBe(document.activeElement)
  await user.keyboard('0049 151 98765432{Enter}')

  await settled(world, () => screen.queryByText(/text your codes to the new number/) !== null)
  expect(resets().at(-1)?.body).toBe('{"mobile":{"countryCode":"+49","number":"15198765432"}}')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('heading', { name: 'All set' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'How you confirm payments' })).toBe(document.activeElement)
})

test('an invalid number is asked for again, with the focus in its field', async () => {
  const { user, resets } = await pass('Phone')
  const before = resets().length
  await user.click(screen.getByRole('button', { name: 'Use this number' }))

  await waitFor(() =>
    expect(screen.getByText(/Include the country code, for example \+49, and/).closest('[role=alert]')).not.toBeNull(),
  )
  const field = screen.getByLabelText('New mobile number')
  expect(field).toBe(document.activeElement)
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent).join()).toContain('Include the country code')
  expect(resets()).toHaveLength(before)
})

test('a lost authenticator app is removed and can be added again', async () => {
  const { user, world } = await pass('Authenticator app')
  await user.click(screen.getByRole('button', { name: 'Remove the old app' }))
  await settled(world, () => screen.queryByText(/The old app was removed/) !== null)

  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(await screen.findByRole('button', { name: 'Add an authenticator app' })).toBeTruthy()
})

test.each([
  ['is reviewed', 'We’re reviewing your verification'],
  ['is rejected', 'We couldn’t verify you'],
] as const)('a check that %s is told as it is', async (outcome, title) => {
  const page = await showFactors()
  page.world.sandbox.sca.scriptLiveness(outcome)
  await page.user.click(await screen.findByRole('button', { name: 'Lost it? Phone' }))
  await page.user.click(screen.getByRole('button', { name: 'Verify my identity' }))

  await settled(page.world, () => screen.queryByRole('heading', { name: title }) !== null)
  expect(screen.queryByRole('link')).toBeNull()
})

test('a reset that was begun before is there again, without taking the focus', async () => {
  const { view, world, show } = await lose('Phone')
  world.sandbox.sca.scriptLiveness('never happens')
  view.unmount()
  document.body.focus()
  show(<ScaFactorsScreen accountId={world.ada.accountId} />)

  expect(await screen.findByText(/its link is shown only once/)).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
  expect(screen.getByRole('button', { name: 'Start again' })).toBeTruthy()
})

test('too many resets say when there may be another', async () => {
  const { user, world } = await showFactors()
  const body = { code: 'RATE_LIMITED', status: 429, message: 'five in 24 hours' }
  world.network.tamper('POST /sca/factors/reset', () =>
    Response.json(body, { status: 429, headers: { 'retry-after': '3600' } }),
  )
  await user.click(await screen.findByRole('button', { name: 'Lost it? Phone' }))
  await user.click(screen.getByRole('button', { name: 'Verify my identity' }))

  expect(await screen.findByText(/Try again at/)).toBeTruthy()
})

test('one that is refused leaves the reset before it on the screen, with both said', async () => {
  const { view, user, world, show } = await lose('Phone')
  world.sandbox.sca.scriptLiveness('never happens')
  view.unmount()
  show(<ScaFactorsScreen accountId={world.ada.accountId} />)
  const again = await screen.findByRole('button', { name: 'Start again' })
  world.sandbox.scenarios.failNext('startScaReset', { status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 3_600 })
  await user.click(again)

  expect(await screen.findByText(/Try again at/)).toBeTruthy()
  expect(screen.getByText(/its link is shown only once/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Start again' })).toBeTruthy()
})
