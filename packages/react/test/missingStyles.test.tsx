import { createWalletClient, requestEmailOtp } from '@countersign/core'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../../core/test/journeys.ts'
import { SessionListScreen } from '../src/exports/index.ts'
import { takeComplaints } from './consoleGuard.ts'
import { createWalletPage, renderWallet, type TestWorld } from './renderWallet.tsx'
import { removeStyles, replaceStyles } from './styles.ts'

const hint = expect.stringContaining("Import '@countersign/react/styles.css'")

// An environment without layout has no fonts, and there the console says nothing about styles.
beforeEach(() => void Object.defineProperty(document, 'fonts', { value: {}, configurable: true }))
afterEach(() => void Reflect.deleteProperty(document, 'fonts'))

/** A finished screen that has read what it shows, and then reads it again. */
async function showScreen(open: (world: TestWorld) => TestWorld['client'] = ({ client }) => client) {
  const { world, user } = await createWalletPage()
  const client = open(world)
  await signIn(world, client)
  renderWallet(<SessionListScreen accountId={world.ada.accountId} />, { client })
  await screen.findByRole('heading', { name: 'This device' })
  await user.click(screen.getByRole('button', { name: /^Sign out/ }))
  await screen.findByText('You’re signed out on this device.')
}

test('in a sandbox the console says once that the style sheet is missing', async () => {
  removeStyles()
  await showScreen()

  const said: unknown[] = []
  await waitFor(() => expect(said.push(...takeComplaints())).toBeGreaterThan(0))
  expect(said).toEqual([hint])
})

test('in an environment without layout, as in a unit test, the console stays silent', async () => {
  Reflect.deleteProperty(document, 'fonts')
  removeStyles()
  await showScreen()

  expect(takeComplaints()).toEqual([])
})

test('with the style sheet the console stays silent', async () => {
  await showScreen()

  expect(takeComplaints()).toEqual([])
})

test('in production nothing looks for the style sheet', async () => {
  removeStyles()
  await showScreen((world) =>
    world.openTab({ environment: 'production', trust: { otpBundle: [...world.client.trust.signersHex] } }),
  )

  expect(takeComplaints()).toEqual([expect.stringContaining('`trust.otpBundle` has the key of the sandbox')])
})

const readable = { text: '#111', inset: '#eee', quiet: '#555', accent: '#00f', danger: '#900', surface: '#fff' }

/** The declarations of a theme as `theme.css` makes them. */
const themeOf = (colors: Readonly<Record<string, string>>) =>
  `--_space: 4px; ${Object.entries(colors)
    .map(([name, color]) => `--_${name}: ${color}`)
    .join('; ')}`

test('in a sandbox the console names the colors of a theme that have too little contrast', async () => {
  replaceStyles(themeOf({ ...readable, quiet: '#999', accent: '#ff0' }))
  await showScreen()

  const said: unknown[] = []
  await waitFor(() => expect(said.push(...takeComplaints())).toBeGreaterThan(0))
  expect(said).toEqual([
    'Countersign: the theme has too little contrast. --cs-color-quiet on --cs-color-surface: 2.8 of 4.5. --cs-color-quiet on --cs-color-inset: 2.5 of 4.5. --cs-color-accent on --cs-color-surface: 1.1 of 4.5.',
  ])
})

test('a theme that can be read, and a color that is not written as red, green and blue, say nothing', async () => {
  replaceStyles(themeOf({ ...readable, success: 'oklch(99% 0 0)' }))
  await showScreen()

  expect(takeComplaints()).toEqual([])
})

test('in a sandbox the console says once that a page has another client, as one that is created in a component', async () => {
  const { world } = await createWalletPage()
  vi.stubGlobal('fetch', world.network.fetch)
  const trust = { otpBundle: [...world.client.trust.signersHex] }
  const call = (client: typeof world.client) => requestEmailOtp(client, world.ada).catch(() => {})
  await call(world.client)
  expect(takeComplaints()).toEqual([])

  const another = createWalletClient({
    baseUrl: world.client.transport.baseUrl,
    environment: 'sandbox',
    trust,
    name: world.name,
  })
  await call(another)
  await call(another)
  const said: unknown[] = []
  await waitFor(() => expect(said.push(...takeComplaints())).toBeGreaterThan(0))
  expect(said).toEqual([expect.stringContaining('this page has another wallet client')])
})
