import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TestWorld } from '../../../../core/test/createTestClient.ts'
import { scaCode } from '../../../../core/test/scaJourneys.ts'
import { settled } from '../../../test/renderWallet.tsx'
import { codeField, createEuropeanPage, heading, showChallenge } from '../../../test/scaPages.tsx'
import { ScaSignInScreen, TrustedBeneficiariesScreen } from '../../exports/index.ts'

const unknown = /We don’t know yet whether this was confirmed/

/** The network goes away with the answer to a proof, and stays away. */
function loseAnswer({ network }: TestWorld, proof: string): void {
  network.tamper(proof, () => {
    network.offline = true
    throw new TypeError('the answer is lost')
  })
}

const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('')

/** What the page says of a proof that may have been taken. It is never that it was not. */
async function expectUnknown(world: TestWorld, sentence: RegExp): Promise<void> {
  await settled(world, () => sentence.test(alerts()))
  expect(document.body.textContent).not.toMatch(
    /nothing was (confirmed|changed|done)|was not (confirmed|changed)|did not work|failed|cannot reach/i,
  )
}

test('a payment whose answer is lost is not said to be unconfirmed, and confirming again finds out', async () => {
  const { user, world } = await showChallenge()
  loseAnswer(world, '/authorize')
  await user.type(await codeField(), scaCode)
  await expectUnknown(world, unknown)
  expect(alerts()).toMatch(/You can safely confirm again/)

  world.network.offline = false
  await user.click(screen.getByRole('button', { name: /^Confirm/ }))
  await heading('Confirmed')
})

test('when its time is over, it is still not said to be unconfirmed', async () => {
  const { user, world } = await showChallenge()
  loseAnswer(world, '/authorize')
  await user.type(await codeField(), scaCode)
  await expectUnknown(world, unknown)
  await act(async () => world.clock.advance(5 * 60_000))

  await heading('Time’s up')
  expect(screen.getByText(/We don’t know yet whether this was confirmed in time\. Check that/)).toBeTruthy()
  await expectUnknown(world, /^$/)
})

test('what fails before a proof leaves is said to have confirmed nothing', async () => {
  const { user, world } = await showChallenge()
  world.network.offline = true
  await user.type(await codeField(), scaCode)

  await settled(world, () => alerts().includes('so nothing was confirmed'))
})

test('a login whose answer is lost is not said to have failed, also where the same code is refused then', async () => {
  const { user, world, show } = await createEuropeanPage()
  show(<ScaSignInScreen accountId={world.ada.accountId} />)
  world.network.lose('login/complete', 'response')
  await user.type(await codeField(), scaCode)
  await expectUnknown(world, unknown)

  await user.click(screen.getByRole('button', { name: /^Confirm/ }))
  await user.click(await screen.findByRole('button', { name: /^Text message code/ }))
  await user.type(await codeField(), scaCode)
  await heading('Thanks, you’re verified')
})

test('trust whose response is lost is never called refused, and the list shows what happened', async () => {
  const { user, world, show } = await createEuropeanPage()
  show(<TrustedBeneficiariesScreen accountId={world.ada.accountId} />)
  const row = async () => (await screen.findAllByText(/3000$/, { selector: 'bdi' }))[0]?.closest('li') as HTMLElement
  await user.click(within(await row()).getByRole('button', { name: /^Trust/ }))
  await user.click(screen.getByRole('button', { name: 'Trust' }))
  world.network.lose('trust/confirm', 'response')
  await user.type(await screen.findByLabelText(/6-digit code/), scaCode)

  await expectUnknown(world, /may or may not have gone through\. Check the list/)
  expect(screen.queryByLabelText(/6-digit code/)).toBeNull()
  expect(await within(await row()).findByRole('button', { name: /^Stop trusting/ })).toBeTruthy()
})
