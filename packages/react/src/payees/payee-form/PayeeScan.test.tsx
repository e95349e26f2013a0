import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, renderWallet, settled } from '../../../test/renderWallet.tsx'
import { PayeeFormScreen } from '../../exports/index.ts'
import './PayeeFormSteps.tsx'

afterEach(() => vi.unstubAllGlobals())

/** A camera in front of codes, one after the other, in a browser that reads them. */
function standIn(codes: string[], { allowed = true } = {}) {
  const stop = vi.fn()
  const stream = { getTracks: () => [{ stop }] }
  const getUserMedia = vi.fn(() =>
    allowed ? Promise.resolve(stream) : Promise.reject(new DOMException('', 'NotAllowedError')),
  )
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }))
  class BarcodeDetector {
    detect = () => Promise.resolve(codes.splice(0, 1).map((rawValue) => ({ rawValue })))
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  return { stop, getUserMedia }
}

async function showForm() {
  const page = await createWalletPage()
  const { world } = page
  await signIn(world)
  const onUmaAddress = vi.fn()
  const form = <PayeeFormScreen accountId={world.ada.accountId} onUmaAddress={onUmaAddress} />
  const view = renderWallet(form, { client: world.client })
  // The next steps load with the first one.
  await act(async () => {})
  return { ...page, view, onUmaAddress }
}

const scan = () => screen.getByRole('button', { name: 'Scan a QR code' })

/** A transfer in euros, as a bill has it (EPC069-12). */
const bill = 'BCD\n002\n1\nSCT\nBFSWDE33BER\nNora Lindqvist\nDE02120300000000202051\nEUR12.30\n\n\nInvoice 7'

test('the code of a bill leads to the form of its IBAN, and the camera is turned off', async () => {
  const { stop, getUserMedia } = standIn([bill])
  const { user, world } = await showForm()
  expect(getUserMedia).not.toHaveBeenCalled()
  await user.click(scan())

  await settled(world, () => screen.queryByRole('heading', { name: 'Payee details' }) !== null)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'IBAN' }).value).toBe('DE02 1203 0000 0000 2020 51')
  expect(stop).toHaveBeenCalledTimes(getUserMedia.mock.calls.length)
})

test('a code is taken as if it had been typed: an address to pay to, or an IBAN with a typo', async () => {
  standIn(['$grace@wallet.example'])
  const { user, world, onUmaAddress } = await showForm()
  await user.click(scan())
  await settled(world, () => onUmaAddress.mock.calls.length > 0)
  expect(onUmaAddress).toHaveBeenCalledWith('$grace@wallet.example')

  standIn([bill.replace('2051', '2052')])
  await user.click(scan())
  expect(await screen.findByText('This doesn’t look right. Check it for typos.')).toBeTruthy()
})

test('a camera that is not allowed is reported, and the field is there as before', async () => {
  standIn([], { allowed: false })
  const { user } = await showForm()
  await user.click(scan())

  expect(await screen.findByText(/Allow the camera/)).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /IBAN, account number/ })).toBeTruthy()
})

test.each(['by the user', 'by leaving the page'])('the camera is turned off %s', async (how) => {
  const { stop, getUserMedia } = standIn([])
  const { user, world, view } = await showForm()
  await user.click(scan())
  await settled(world, () => getUserMedia.mock.calls.length > 0)
  if (how === 'by the user') await user.click(screen.getByRole('button', { name: 'Stop scanning' }))
  else view.unmount()

  await settled(world, () => stop.mock.calls.length === getUserMedia.mock.calls.length)
  expect(stop).toHaveBeenCalledTimes(getUserMedia.mock.calls.length)
})

test('where the browser reads no codes there is no button', async () => {
  await showForm()
  expect(screen.queryByRole('button', { name: 'Scan a QR code' })).toBeNull()
})
