import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createWalletPage } from '../../test/renderWallet.tsx'
import { LazyPart } from './Lazy.tsx'

/** A part that arrives when the test says so. */
function createArrival() {
  const waiting: { arrive: (part: string) => void; fail: () => void }[] = []
  const load = () =>
    new Promise<string>((resolve, reject) => {
      waiting.push({
        arrive: resolve,
        fail: () => reject(new TypeError('Failed to fetch dynamically imported module')),
      })
    })
  const each = (act: (one: { arrive: (part: string) => void; fail: () => void }) => void) => {
    for (const one of waiting.splice(0)) act(one)
  }
  return { load, each }
}

async function showLater() {
  const { each, load } = createArrival()
  const { show } = await createWalletPage()
  show(
    <LazyPart load={load} waiting={<p>One moment</p>} instead={<p>Not now</p>}>
      {(part) => <p>{part}</p>}
    </LazyPart>,
  )
  return { each }
}

test('a part stands where something waited for it, once it is here', async () => {
  const { each } = await showLater()
  expect(screen.getByText('One moment')).toBeTruthy()

  await act(async () => each(({ arrive }) => arrive('the part')))
  expect(screen.getByText('the part')).toBeTruthy()
  expect(screen.queryByText('One moment')).toBeNull()
  expect(screen.queryByText('Not now')).toBeNull()
})

test('a part that does not arrive says so, and is asked for again', async () => {
  const { each } = await showLater()
  await act(async () => each(({ fail }) => fail()))
  expect(screen.getByRole('alert').textContent).toMatch(/didn’t load/)
  expect(screen.getByText('Not now')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('One moment')).toBeTruthy()
  await act(async () => each(({ arrive }) => arrive('the part')))
  expect(screen.getByText('the part')).toBeTruthy()
})
