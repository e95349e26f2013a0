import { expect, test } from 'vitest'
import { createWalletFixture, type WalletFixture } from '../exports/testing.ts'

type Page = Parameters<ReturnType<typeof createWalletFixture>>[0]['page']
type Handler = Parameters<Page['route']>[1]

/** A page of Playwright as far as the fixture uses it, and what became of the requests that it sent. */
async function openPage(
  run: (send: (url: string, accept?: string) => Promise<string>, wallet: WalletFixture) => Promise<void>,
) {
  const moved: number[] = []
  const page: Page & { pattern?: string; handler?: Handler } = {
    clock: { install: async ({ time }) => void moved.push(time), fastForward: async (ms) => void moved.push(ms) },
    route: async (pattern, handler) => Object.assign(page, { pattern, handler }),
  }
  async function send(url: string, accept = 'application/json'): Promise<string> {
    const outcomes: string[] = []
    await page.handler?.({
      request: () => ({
        url: () => url,
        method: () => 'GET',
        headers: () => ({ accept, cookie: 'of=another-browser' }),
        postDataBuffer: () => null,
      }),
      fulfill: async ({ status }) => void outcomes.push(String(status)),
      abort: async () => void outcomes.push('aborted'),
    })
    return outcomes.join()
  }
  await createWalletFixture({ baseUrl: '/wallet' })({ page }, (wallet) => run(send, wallet))
  return { pattern: page.pattern, moved }
}

test('requests below the path of the relay are answered, one that is lost is cut off, and time moves on both sides', async () => {
  const outcomes: string[] = []

  const { pattern, moved } = await openPage(async (send, wallet) => {
    outcomes.push(await send('http://localhost:5173/wallet/health'))
    wallet.faults.loseNext('/health', 'request')
    outcomes.push(await send('http://localhost:5173/wallet/health'))
    const before = wallet.clock.now()
    await wallet.advance(5_000)
    outcomes.push(String(wallet.clock.now() - before))
  })

  expect(pattern).toBe('**/wallet/**')
  expect(outcomes).toEqual(['200', 'aborted', '5000'])
  expect(moved).toEqual([Date.parse('2026-03-02T12:00:00Z'), 5_000])
})
