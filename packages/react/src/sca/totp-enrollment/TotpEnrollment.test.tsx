import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { provenEuropean } from '../../../../core/test/proven.ts'
import { renderWallet } from '../../../test/renderWallet.tsx'
import { TotpEnrollmentScreen } from '../../exports/index.ts'

async function showEnrollment() {
  const world = await provenEuropean()
  const user = userEvent.setup()
  const onEnrolled = vi.fn()
  const onClose = vi.fn()
  const ui = <TotpEnrollmentScreen accountId={world.ada.accountId} onEnrolled={onEnrolled} onClose={onClose} />
  const view = renderWallet(ui, { client: world.client })
  return { world, user, view, onEnrolled, onClose }
}

/** The key and its QR code on the screen. */
async function showKey() {
  const page = await showEnrollment()
  await page.user.click(screen.getByRole('button', { name: 'Show the QR code' }))
  await screen.findByRole('heading', { name: 'Connect your app' })
  const key = page.view.container.querySelector('code')!
  await waitFor(() => expect(screen.getByRole('img', { name: /QR code/ }).querySelector('path')).toBeTruthy())
  return { ...page, key }
}

async function showCodes() {
  const page = await showKey()
  await page.user.type(screen.getByLabelText(/6-digit code/), '123456')
  await screen.findByRole('heading', { name: 'Save your recovery codes' })
  return { ...page, codes: shownCodes() }
}

const shownCodes = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '')

/** Every text that React holds below the page, other than what is in the elements themselves. */
function heldByReact(container: Element): string {
  const seen = new Set<unknown>()
  const texts: string[] = []
  const look = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value)
    if (typeof value !== 'object' || value === null || value instanceof Node || seen.has(value)) return
    seen.add(value)
    for (const inner of Object.values(value)) look(inner)
  }
  const root = container as unknown as Record<string, unknown>
  for (const key of Object.keys(root).filter((name) => name.startsWith('__react'))) look(root[key])
  expect(seen.size).toBeGreaterThan(100)
  return texts.join('\n')
}

test('the key comes as a QR code and in groups of four, and React holds neither', async () => {
  const { view, key } = await showKey()
  const written = key.textContent ?? ''
  expect(written).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)

  const held = heldByReact(view.container)
  for (const secret of [written, written.replaceAll(' ', ''), 'otpauth:']) expect(held).not.toContain(secret)
  expect(screen.getByRole('img', { name: /QR code/ }).innerHTML).not.toContain('otpauth')
  expect(screen.getByLabelText(/6-digit code/)).toBe(document.activeElement)
})

test('on a phone a link opens the app, and React does not hold its address', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }))
  try {
    const { view } = await showKey()
    const link = screen.getByRole('link', { name: 'Open in authenticator app' })
    expect(link.getAttribute('href')).toMatch(/^otpauth:\/\/totp\//)
    expect(heldByReact(view.container)).not.toContain('otpauth:')
    view.unmount()
    expect(link.hasAttribute('href')).toBe(false)
  } finally {
    vi.unstubAllGlobals()
  }
})

test('an address that opens anything else than an app never becomes a link', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  try {
    const { user, world } = await showEnrollment()
    world.network.tamper('POST /sca/factors', (body) => body.replace('otpauth:', 'javascript:'))
    await user.click(screen.getByRole('button', { name: 'Show the QR code' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
    expect(screen.queryByRole('link')).toBeNull()
  } finally {
    vi.unstubAllGlobals()
  }
})

test('a wrong code keeps the key, and says nothing of what was wrong', async () => {
  const { user, key } = await showKey()
  const written = key.textContent
  await user.type(screen.getByLabelText(/6-digit code/), '111111')

  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^That didn’t work/))
  expect(key.textContent).toBe(written)
  const field = screen.getByLabelText<HTMLInputElement>(/6-digit code/)
  expect([field.value, field.selectionEnd, document.activeElement]).toEqual(['111111', 6, field])
})

test('half a code is not sent', async () => {
  const { user, world } = await showKey()
  const before = world.network.requests.length
  await user.type(screen.getByLabelText(/6-digit code/), '123{Enter}')

  expect(screen.getByRole('alert').textContent).toBe('Enter all 6 digits.')
  expect(world.network.requests).toHaveLength(before)
})

test('the recovery codes are shown once, outside of React, until they are saved', async () => {
  const { user, view, codes, onEnrolled } = await showCodes()
  expect(codes).toHaveLength(10)
  expect(screen.getByRole('heading', { name: 'Save your recovery codes' })).toBe(document.activeElement)
  expect(onEnrolled).toHaveBeenCalledTimes(1)
  const held = heldByReact(view.container)
  for (const code of codes) expect(held).not.toContain(code)
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Copy', 'Download', 'Print', 'I’ve saved them'])
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)

  await user.click(screen.getByRole('button', { name: 'I’ve saved them' }))
  expect(await screen.findByRole('heading', { name: 'Your app is connected' })).toBe(document.activeElement)
  expect(view.container.textContent).not.toContain(codes[0])
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
})

test('the codes are in the clipboard for a minute', async () => {
  const { user, world, codes } = await showCodes()
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText(/we’ll try to clear the clipboard in 60 seconds/)).toBeTruthy()
  await act(async () => world.clock.advance(60_000))

  expect(await screen.findByText(/The clipboard was cleared/)).toBeTruthy()
  expect(writeText.mock.calls).toEqual([[codes.join('\n')], ['']])
})

test('the codes can be saved to a file, of which no address stays, and printed', async () => {
  const files = new Map<string, Blob>()
  const saved: { name: string; text: Promise<string> }[] = []
  URL.createObjectURL = (blob) => {
    files.set('blob:1', blob as Blob)
    return 'blob:1'
  }
  URL.revokeObjectURL = (url) => void files.delete(url)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const text = new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result))
      reader.readAsText(files.get(this.href)!)
    })
    saved.push({ name: this.download, text })
  })
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { user, codes } = await showCodes()
  await user.click(screen.getByRole('button', { name: 'Download' }))
  await user.click(screen.getByRole('button', { name: 'Print' }))

  expect(saved[0]?.name).toBe('recovery-codes.txt')
  expect((await saved[0]?.text)?.split('\n').slice(2, 12)).toEqual(codes)
  expect(files.size).toBe(0)
  expect(print).toHaveBeenCalledTimes(1)
  vi.restoreAllMocks()
})

test('after ten minutes the codes are gone, and what that means is said', async () => {
  const { world, view, codes } = await showCodes()
  await act(async () => world.clock.advance(600_000))

  expect(await screen.findByRole('heading', { name: 'Hidden for your security' })).toBe(document.activeElement)
  expect(view.container.textContent).toContain('Your app is connected.')
  expect(view.container.textContent).not.toContain(codes[0])
})

test('a page that the browser keeps for later holds no key and no code', async () => {
  const { codes } = await showCodes()
  fireEvent(window, new Event('pagehide'))
  expect(shownCodes()).toEqual([])
  fireEvent(window, new Event('pageshow'))
  expect(shownCodes()).toEqual(codes)
})

test('a user who leaves before entering the code has connected nothing', async () => {
  const { user, view, key, onClose, onEnrolled } = await showKey()
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect([onClose.mock.calls.length, onEnrolled.mock.calls.length]).toEqual([1, 0])
  view.unmount()
  expect(key.textContent).toBe('')
})
