import { screen } from '@testing-library/react'
import { signIn } from '../../core/test/journeys.ts'
import { WalletExportScreen } from '../src/exports/index.ts'
import { createWalletPage, renderWallet } from './renderWallet.tsx'

/** A page with the recovery words, before the warnings are ticked. */
export async function showExport(options: { signedIn?: boolean } = {}) {
  const { signedIn = true } = options
  const page = await createWalletPage()
  const { world, user } = page
  await signIn(world)
  const client = signedIn ? world.client : world.openTab({ name: `another browser than ${world.name}` })
  world.network.requests.length = 0
  const view = renderWallet(<WalletExportScreen accountId={world.ada.accountId} />, { client })
  const tickAll = async () => {
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
  }
  const exports = () => world.network.requests.filter(({ path }) => path.endsWith('/export')).length
  return { ...page, view, tickAll, exports }
}

export async function showReady() {
  const page = await showExport()
  await page.tickAll()
  await page.user.click(screen.getByRole('button', { name: 'Show my recovery words' }))
  await screen.findByRole('heading', { name: 'Write these words down' })
  return page
}

/** Reveals the words and returns them. */
export async function showWords() {
  const page = await showReady()
  await page.user.click(screen.getByRole('button', { name: 'Reveal the words' }))
  return { ...page, words: shownWords() }
}

export const shownWords = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '')
