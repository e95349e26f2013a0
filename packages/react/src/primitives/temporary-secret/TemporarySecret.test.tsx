import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { createWalletPage } from '../../../test/renderWallet.tsx'
import * as TemporarySecret from './TemporarySecret.tsx'
import { temporarySecretMessages } from './temporarySecretMessages.ts'

const readItems = () => ['apple', 'zebra']
const readText = () => 'ABCD EFGH'

function Covered() {
  const [shown, setShown] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Reveal
      </button>
      <TemporarySecret.Text readText={readText} shown={shown} onCover={() => setShown(false)} data-testid="secret" />
    </>
  )
}

test('secrets are written into the page, and removed while the browser keeps a page that was left', () => {
  const { container, unmount } = render(
    <>
      <TemporarySecret.List readItems={readItems} />
      <TemporarySecret.List readItems={readItems} ordered />
      <TemporarySecret.Text readText={readText} />
    </>,
  )
  const [unordered, ordered, text] = container.children
  expect([unordered?.tagName, ordered?.tagName, text?.tagName]).toEqual(['UL', 'OL', 'CODE'])
  expect(unordered?.innerHTML).toBe('<li>apple</li><li>zebra</li>')
  expect(text?.textContent).toBe('ABCD EFGH')
  // A translated secret opens nothing.
  for (const element of container.children) expect(element.getAttribute('translate')).toBe('no')

  fireEvent(window, new Event('blur'))
  expect(container.textContent).toBe('applezebraapplezebraABCD EFGH')
  fireEvent(window, new Event('pagehide'))
  expect(container.textContent).toBe('')
  fireEvent(window, new Event('pageshow'))
  expect(container.textContent).toBe('applezebraapplezebraABCD EFGH')

  unmount()
  expect([unordered?.textContent, ordered?.textContent, text?.textContent]).toEqual(['', '', ''])
})

test('a secret with a cover leaves with the focus, and does not return by itself', () => {
  render(<Covered />)
  const secret = screen.getByTestId('secret')
  expect(secret.textContent).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Reveal' }))
  expect(secret.textContent).toBe('ABCD EFGH')
  act(() => {
    window.dispatchEvent(new Event('blur'))
    // Before anything is rendered again.
    expect(secret.textContent).toBe('')
  })
  fireEvent(window, new Event('pageshow'))
  expect(secret.textContent).toBe('')
})

test('what became of a copy is said also when the secret is gone', async () => {
  const { world, user, show } = await createWalletPage()
  const page = (there: boolean) => (
    <TemporarySecret.Provider
      clearAtMs={there ? 1 : undefined}
      timeLeftMs={() => 0}
      messages={{ ...temporarySecretMessages, copyCleared: 'It is gone.' }}
    >
      {there && <TemporarySecret.CopyButton readText={readText}>Copy</TemporarySecret.CopyButton>}
      <TemporarySecret.CopyNotice />
    </TemporarySecret.Provider>
  )
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  const view = show(page(true))
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText(/we’ll try to clear the clipboard in 60 seconds/)).toBeTruthy()
  view.rerender(page(false))
  await act(async () => world.clock.advance(60_000))

  expect((await screen.findByText('It is gone.')).getAttribute('data-clipboard')).toBe('cleared')
  expect(writeText.mock.calls).toEqual([['ABCD EFGH'], ['']])
})
