import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, renderWallet, settled } from '../../../test/renderWallet.tsx'
import { PayeeFormScreen } from '../../exports/index.ts'

/** Saves the account that is there already under the name Grace Hopper. */
async function saveAgain(name: string) {
  const { world, user } = await createWalletPage()
  await signIn(world)
  renderWallet(<PayeeFormScreen accountId={world.ada.accountId} />, { client: world.client })
  await user.type(screen.getByRole('textbox', { name: /IBAN, account number/ }), 'DE89370400440532013000{Enter}')
  await user.type(screen.getByRole('textbox', { name: 'Full name' }), name)
  await user.click(screen.getByRole('button', { name: 'Save payee' }))
  await settled(world, () => screen.queryByText(/Nothing was added/) !== null)
}

test.each(['Karl Weber', 'Grace Hopp', 'Grace Hopper, Karl Weber'])(
  'who types %s for an account that is saved under another name is told so, and not that the name matches',
  async (name) => {
    await saveAgain(name)

    const warning = screen.getByRole('alert')
    expect(warning.textContent).toBe(`You typed ${name}. This account is saved under another name.`)
    const saved = screen.getByText('Grace Hopper')
    expect(warning.compareDocumentPosition(saved) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(screen.queryByText('The name matches the account.')).toBeNull()
  },
)

test.each(['Grace Hopper', ' grace  HOPPER', 'Gráce Hoppèr'])('%s is the name that is saved', async (name) => {
  await saveAgain(name)

  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('The name matches the account.')).toBeTruthy()
})
