import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '../../../core/test/journeys.ts'
import { createWalletPage, settled } from '../../test/renderWallet.tsx'
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
