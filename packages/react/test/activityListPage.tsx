import { screen } from '@testing-library/react'
import { signIn } from '../../core/test/journeys.ts'
import { ActivityListScreen } from '../src/exports/index.ts'
import { createWalletPage, settled, type TestWorld } from './renderWallet.tsx'

export const idOf = (number: number) => `Transaction:${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`
export const usd = (amount: number) => ({ amount, currency: { code: 'USD', decimals: 2 } })

export function row(number: number, rest: object = {}) {
  const createdAt = new Date(Date.UTC(2026, 0, 20, 12) - number * 3_600_000).toISOString()
  return { id: idOf(number), status: 'COMPLETED', type: 'OUTGOING', createdAt, sentAmount: usd(1000 + number), ...rest }
}

/** What the last reading of transactions asked for. */
export function queryOf({ network }: TestWorld): URLSearchParams {
  const { path } = network.requests.findLast((request) => request.path.startsWith('/transactions?')) ?? { path: '' }
  return new URLSearchParams(path.split('?')[1])
}

/** A list that the relay answers with: pages of as many rows as are asked for. */
export async function showList(rows: readonly object[], props: Partial<Parameters<typeof ActivityListScreen>[0]> = {}) {
  const page = await createWalletPage()
  const { world } = page
  await signIn(world)
  let answers = rows
  world.network.tamper('GET /transactions?', () => {
    const query = queryOf(world)
    const start = Number(query.get('cursor') ?? 0)
    const end = start + Number(query.get('limit'))
    return Response.json({ data: answers.slice(start, end), hasMore: end < answers.length, nextCursor: String(end) })
  })
  page.show(<ActivityListScreen accountId={world.ada.accountId} {...props} />)
  await settled(world, () => screen.queryByText('Loading your activity') === null)
  const reads = () => world.network.requests.filter(({ path }) => path.startsWith('/transactions?')).length
  const change = (next: readonly object[]) => {
    answers = next
  }
  return { ...page, reads, change }
}

/** What the rows say. */
export const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
