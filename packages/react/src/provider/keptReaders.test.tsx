import { createActivityReader } from '@countersign/core/wallet-data'
import { fundInternalAccount } from '@countersign/core/wire'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestClient } from '../../../core/test/createTestClient.ts'
import { signIn } from '../../../core/test/journeys.ts'
import { createWalletPage, renderWallet, settled } from '../../test/renderWallet.tsx'
import { useFollowedActivity } from '../activity/useActivity.ts'
import { useWallets } from '../wallets/useWallets.ts'
import { KeptReadersContext, useKeptReaders } from './keptReaders.ts'

function Balance({ name }: { name: string }) {
  const { state } = useWallets()
  return <p data-testid={name}>{state.content?.items[0]?.balance.amount.toString() ?? state.status}</p>
}

type Shown = { accountId: string; names: readonly string[]; isNew?: () => boolean }

const never = () => false

function Kept({ accountId, names, isNew = never }: Shown) {
  return (
    <KeptReadersContext.Provider value={useKeptReaders({ accountId, isNew })}>
      {names.map((name) => (
        <Balance key={name} name={name} />
      ))}
    </KeptReadersContext.Provider>
  )
}

async function showKept(shown: Shown) {
  const page = await createWalletPage()
  await signIn(page.world)
  page.world.network.requests.length = 0
  const view = page.show(<Kept {...shown} />)
  await settled(page.world, () => text('first') !== 'loading')
  return { ...page, view }
}

const text = (name: string) => screen.queryByTestId(name)?.textContent

test('two that ask for the same at once get one reading', async () => {
  const { world } = await showKept({ accountId: 'a', names: ['first', 'second'] })
  expect(text('second')).toBe(text('first'))
  expect(world.network.requests).toHaveLength(1)
})

test('what was read is there at once for a page that comes later, which reads it again', async () => {
  const { world, view } = await showKept({ accountId: 'a', names: ['first'] })
  const balance = text('first')
  view.rerender(<Kept accountId="a" names={[]} />)
  world.network.offline = true
  view.rerender(<Kept accountId="a" names={['later']} />)
  expect(text('later')).toBe(balance)
  await act(async () => {})
  expect(world.network.requests).toHaveLength(2)
})

test('what is as new as the page is not read again', async () => {
  const isNew = () => true
  const { world, view } = await showKept({ accountId: 'a', names: ['first'], isNew })
  view.rerender(<Kept accountId="a" names={['first', 'second']} isNew={isNew} />)
  await act(async () => {})
  expect(text('second')).toBe(text('first'))
  expect(world.network.requests).toHaveLength(1)
})

test('a page that leaves in the middle of a reading does not leave the next one waiting for it', async () => {
  const { world, view } = await showKept({ accountId: 'a', names: [] })
  const release = world.network.hold('/internal-accounts')
  view.rerender(<Kept accountId="a" names={['first']} />)
  await act(async () => {})
  view.rerender(<Kept accountId="a" names={['second']} />)
  const read = settled(world, () => text('second') !== 'loading')
  release()
  await read
  expect(text('second')).toMatch(/^\d+$/)
})

test('nothing that was read for one user is there for another, not for a moment', async () => {
  const { world, view } = await showKept({ accountId: 'a', names: ['first'] })
  world.network.offline = true
  view.rerender(<Kept accountId="b" names={['first']} />)
  expect(text('first')).toBe('loading')
  await settled(world, () => text('first') === 'unavailable')
})

const movements = { limit: 50 }

function Movements() {
  const { state } = useFollowedActivity(movements)
  return <p data-testid="movements">{state.content?.items.length ?? state.status}</p>
}

type FollowedProps = { isHome: boolean; onKept: (kept: ReturnType<typeof useKeptReaders>) => void }

function Followed({ isHome, onKept }: FollowedProps) {
  const kept = useKeptReaders({ accountId: 'a', isNew: never })
  onKept(kept)
  return (
    <KeptReadersContext.Provider value={kept}>
      <Balance name="balance" />
      {isHome && <Movements />}
    </KeptReadersContext.Provider>
  )
}

test('a page that comes back without a network has the movements that belong to the balance around it', async () => {
  const world = await createTestClient({ liveEvents: true })
  await signIn(world)
  let kept: Parameters<FollowedProps['onKept']>[0] | undefined
  const hold: FollowedProps['onKept'] = (latest) => {
    kept = latest
  }
  const at = (isHome: boolean) => <Followed isHome={isHome} onKept={hold} />
  const view = renderWallet(at(true), { client: world.client })
  await settled(world, () => text('movements') === '1' && /\d/.test(text('balance') ?? ''))
  const balance = Number(text('balance'))
  view.rerender(at(false))
  await world.service.call(fundInternalAccount, { path: { accountId: world.ada.accountId }, body: { amount: 7 } })
  const read = () =>
    kept?.find('activity 50 undefined undefined', () => createActivityReader(world.client, movements)).getSnapshot()
  await settled(world, () => text('balance') === `${balance + 7}` && read()?.content?.items.length === 2)
  world.network.offline = true
  view.rerender(at(true))
  expect(text('movements')).toBe('2')
  await settled(world, () => read()?.error !== undefined)
})
