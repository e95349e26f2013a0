import { screen, within } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { signIn } from '../../core/test/journeys.ts'
import { PayeeFormScreen, SendScreen } from '../src/exports/index.ts'
import { createWalletPage, renderWallet, settled } from './renderWallet.tsx'

type World = Awaited<ReturnType<typeof createWalletPage>>['world']

/** A host's modal: it takes the focus when it opens, gives it back when it closes, and closes with Escape. */
function Modal({ world, isAdding }: { world: World; isAdding: boolean }) {
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, open] = useState(false)
  const { accountId } = world.ada
  function close(): void {
    open(false)
    opener.current?.focus()
  }
  return (
    <>
      <h1>Shop</h1>
      <button ref={opener} type="button" onClick={() => open(true)}>
        Pay
      </button>
      {isOpen && (
        <div
          ref={(dialog) => dialog?.focus()}
          role="dialog"
          aria-modal="true"
          aria-label="Wallet"
          tabIndex={-1}
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          {isAdding ? (
            <PayeeFormScreen accountId={accountId} headingLevel={2} onDone={close} />
          ) : (
            <SendScreen accountId={accountId} headingLevel={2} onContinue={close} />
          )}
        </div>
      )}
    </>
  )
}

async function showModal({ isAdding }: { isAdding: boolean }) {
  const page = await createWalletPage()
  await signIn(page.world)
  renderWallet(<Modal world={page.world} isAdding={isAdding} />, { client: page.world.client })
  await page.user.click(screen.getByRole('button', { name: 'Pay' }))
  return { ...page, dialog: screen.getByRole('dialog', { name: 'Wallet' }) }
}

test('each step takes the focus inside of a host’s modal, below the level of its page, and the modal gives it back', async () => {
  const { world, user, dialog } = await showModal({ isAdding: false })
  await settled(world, () => within(dialog).queryByRole('list', { name: 'Payees' }) !== null)
  expect(document.activeElement).toBe(dialog)
  expect(within(dialog).getByRole('heading', { level: 2, name: 'Who do you want to pay?' })).toBeTruthy()

  await user.click(within(dialog).getByRole('button', { name: /USD$/ }))
  await settled(
    world,
    () =>
      within(dialog)
        .queryByRole('textbox', { name: /Recipient gets/ })
        ?.hasAttribute('readonly') === false,
  )
  expect(document.activeElement).toBe(within(dialog).getByRole('textbox', { name: /You send/ }))
  await user.keyboard('25')
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pay' }))
})

test('Escape reaches the modal around a form, also from its field', async () => {
  const { user, dialog } = await showModal({ isAdding: true })
  await user.click(within(dialog).getByRole('button', { name: 'Choose a country instead' }))
  expect(document.activeElement).toBe(within(dialog).getByRole('combobox', { name: 'Country and currency' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pay' }))
})
