import type { Page } from '@playwright/test'
import { findLeaks } from '../packages/core/test/leaks.ts'
import { expect, test } from './journey.ts'
import { readEverything } from './pages/readEverything.ts'

const code = '739164'

/** Collects what leaves the page or is written to the console; addresses, headers and bodies. */
function watchPage(page: Page): { requests: string[]; console: string[] } {
  const seen = { requests: [] as string[], console: [] as string[] }
  page.on('console', (message) => seen.console.push(message.text()))
  page.on('request', (request) =>
    seen.requests.push([request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join('\n')),
  )
  return seen
}

test('the one-time code is nowhere but in the field: not in requests, storage, the document or the console', async ({
  wallet,
  ada,
  page,
}) => {
  const { requests, console } = watchPage(page)
  await wallet.open()
  await wallet.askForCode(ada.email)
  await wallet.typeCode(code)
  await expect(wallet.alert()).toBeVisible()

  const everywhere = [...requests, ...console, await readEverything(page, { fields: false })].join('\n')
  expect(everywhere).toContain('encryptedOtpBundle')
  expect(findLeaks(everywhere, code)).toEqual([])
})

test('recovery words leave the enclave encrypted, and are only on the screen', async ({ wallet, ada, page }) => {
  const { requests, console } = watchPage(page)
  const answers: string[] = []
  await page.route('**/api/wallet/**', async (route) => {
    // The stream of live events does not end.
    if (route.request().url().endsWith('/events')) return route.continue()
    const response = await route.fetch()
    answers.push(await response.text())
    await route.fulfill({ response })
  })
  await wallet.enter(ada)
  await wallet.openSetting('Recovery words')
  await expect(wallet.main().getByRole('checkbox')).toHaveCount(3)
  for (const box of await wallet.main().getByRole('checkbox').all()) await box.check()
  await wallet.button('Show my recovery words').click()
  await wallet.button('Reveal the words').click()
  const list = wallet.main().getByRole('list', { name: 'Recovery words' })
  await expect(list.getByRole('listitem')).toHaveCount(12)
  const words = await list.getByRole('listitem').allTextContents()
  await wallet.button('Hide the words').click()

  const everywhere = [...requests, ...console, ...answers, await readEverything(page)].join('\n')
  expect(everywhere).toContain('encryptedWalletCredentials')
  for (const three of words.slice(2).map((word, index) => [words[index], words[index + 1], word]))
    for (const separator of [' ', ',', '","', '', '%20', '+']) expect(everywhere).not.toContain(three.join(separator))
  expect(everywhere).not.toContain(btoa(words.join(' ')))
})

test('the token of a provider goes to the platform once, and is nowhere afterwards', async ({ wallet, ada, page }) => {
  const { requests, console } = watchPage(page)
  const tokens: string[] = []
  await page.route('**/demo/identity/token', async (route) => {
    const response = await route.fetch()
    tokens.push((await response.json()).idToken)
    await route.fulfill({ response })
  })
  await wallet.enter(ada)
  await wallet.openSetting('Ways to sign in')
  const opened = page.waitForEvent('popup')
  await wallet.button('Link Harbor ID').click()
  const provider = await opened
  await provider.getByLabel('Email address').fill(ada.email)
  await provider.getByRole('button', { name: 'Continue' }).click()
  await expect(wallet.main().getByText('Account linked.')).toBeVisible()
  await expect(wallet.main().getByRole('listitem').filter({ hasText: 'Harbor ID' })).toHaveCount(1)
  await wallet.signOut()
  await wallet.button('Continue with Harbor ID').click()
  await page.getByLabel('Email address').fill(ada.email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(wallet.heading('Your balance')).toBeVisible()

  expect(tokens).toHaveLength(2)
  const kept = [...console, await readEverything(page)].join('\n')
  expect(kept).toContain('AuthMethod')
  for (const token of tokens) {
    const [, claims = '', signature = ''] = token.split('.')
    for (const trace of [claims, signature]) expect(kept).not.toContain(trace)
    for (const request of requests.filter((text) => text.includes(signature))) {
      const [url = '', headers = ''] = request.split('\n')
      expect(new URL(url).pathname).toMatch(/^\/api\/wallet\//)
      expect(url + headers).not.toContain(signature)
    }
  }
})

test('the secret of an app and its recovery codes are on the screen while they are needed, and nowhere afterwards', async ({
  wallet,
  sca,
  page,
}) => {
  const { requests, console } = watchPage(page)
  const secrets: string[] = []
  await page.route('**/sca/factors**', async (route) => {
    const response = await route.fetch()
    const answer: unknown = await response.json().catch(() => undefined)
    for (const name of ['secret', 'secretBase32Encoded', 'totpUri', 'recoveryCodes'])
      if (typeof answer === 'object' && answer !== null) secrets.push(...[Reflect.get(answer, name) ?? []].flat())
    await route.fulfill({ response })
  })
  await sca.enterConfirmed()
  await wallet.openSetting('How you confirm payments')
  await wallet.button('Add an authenticator app').click()
  await wallet.button('Show the QR code').click()
  await expect(wallet.main().getByRole('img', { name: /^QR code/ })).toBeVisible()
  await wallet.codeField().fill('123456')
  const codes = wallet.main().getByRole('list', { name: 'Recovery codes' })
  await expect(codes.getByRole('listitem').first()).toBeVisible()
  const kept = async () => {
    const everything = [...console, await readEverything(page)].join('\n')
    // The key is shown in groups.
    const ungrouped = everything.replaceAll(' ', '')
    return secrets.filter((trace) => everything.includes(trace) || ungrouped.includes(trace))
  }
  const recoveryCodes = secrets.slice(3)
  expect(recoveryCodes.length).toBeGreaterThan(3)
  expect(await kept()).toEqual(recoveryCodes)
  await wallet.button('I’ve saved them').click()
  await expect(wallet.heading('Your app is connected')).toBeVisible()

  expect(await kept()).toEqual([])
  // The secret goes back once, in a body, with the first code of the app.
  const carriers = requests.filter((request) => secrets.some((trace) => request.includes(trace)))
  expect(carriers).toHaveLength(1)
  const [url = '', headers = ''] = carriers[0]?.split('\n') ?? []
  expect(secrets.filter((trace) => (url + headers).includes(trace))).toEqual([])
})
