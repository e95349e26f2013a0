import { type CreateTestWalletOptions, createTestWallet, type TestWallet } from './createTestWallet.ts'

/** What the fixture needs of Playwright's `Page`, so that the kit brings no browser. */
type TestPage = {
  readonly clock: { install(options: { time: number }): Promise<void>; fastForward(ms: number): Promise<void> }
  route(url: string, handler: (route: TestRoute) => Promise<void>): Promise<unknown>
}

type TestRoute = {
  request(): { url(): string; method(): string; headers(): Record<string, string>; postDataBuffer(): Uint8Array | null }
  fulfill(response: { status: number; headers: Record<string, string>; body: string }): Promise<void>
  abort(): Promise<void>
}

export type CreateWalletFixtureOptions = CreateTestWalletOptions & {
  /** Where your page calls the relay. Default `/api/wallet`. */
  readonly baseUrl?: string
}

export type WalletFixture = TestWallet & {
  /** Moves the time of the page, too: `clock` alone moves that of the platform and the sandbox. */
  advance(ms: number): Promise<void>
}

/**
 * Creates a fixture for Playwright: a wallet whose platform and sandbox answer what a page in a real browser sends to the relay.
 * Your server has to bring the page only. Live events do not arrive, so the page reads by itself.
 *
 * @example
 * ```ts
 * const test = base.extend<{ wallet: WalletFixture }>({ wallet: createWalletFixture({ balance: 250_000_000 }) })
 * test('a customer signs in', async ({ page, wallet }) => page.goto('/'))
 * ```
 */
export function createWalletFixture(options: CreateWalletFixtureOptions = {}) {
  const { baseUrl = '/api/wallet', ...walletOptions } = options
  return async ({ page }: { page: TestPage }, use: (wallet: WalletFixture) => Promise<void>): Promise<void> => {
    const wallet = await createTestWallet(walletOptions)
    await page.clock.install({ time: wallet.clock.now() })
    await page.route(`**${baseUrl}/**`, (route) => answer(route, { wallet, baseUrl }))
    const advance = (ms: number) => {
      wallet.clock.advance(ms)
      return page.clock.fastForward(ms)
    }
    await use({ ...wallet, advance })
  }
}

async function answer(route: TestRoute, { wallet, baseUrl }: { wallet: TestWallet; baseUrl: string }): Promise<void> {
  const request = route.request()
  const path = request.url().slice(request.url().indexOf(baseUrl) + baseUrl.length)
  const body = request.postDataBuffer()
  const { cookie: _cookie, ...headers } = request.headers()
  const init = { method: request.method(), headers, ...(body && { body: Uint8Array.from(body) }) }
  const response = await wallet.fetch(`/api/wallet${path}`, init).catch(() => undefined)
  const isStream = response?.headers.get('content-type')?.startsWith('text/event-stream')
  if (isStream) await response?.body?.cancel()
  // Playwright answers with whole bodies only.
  if (!response || isStream) return route.abort()
  const { status } = response
  await route.fulfill({ status, headers: Object.fromEntries(response.headers), body: await response.text() })
}
