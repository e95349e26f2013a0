import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { scanCode } from '../../test/scanCode.ts'
import { drawQrCode } from './drawQrCode.ts'
import { QrCode } from './QrCode.tsx'

const namespace = 'http://www.w3.org/2000/svg'
const uri = () => 'otpauth://totp/Example:ada?secret=JBSWY3DPEHPK3PXP'

function draw(text: string) {
  const svg = document.createElementNS(namespace, 'svg')
  drawQrCode(svg, text)
  const side = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const dark = new Set(
    [...(svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+ \d+)h/g)].map(([, at]) => at),
  )
  return { side, isDark: (x: number, y: number) => dark.has(`${x} ${y}`) }
}

test('four modules around it stay light, and three corners have the marks that cameras look for', () => {
  const { side, isDark } = draw(uri())
  const all = Array.from({ length: side }, (_, at) => at)
  for (const at of all)
    for (const edge of [0, 1, 2, 3, side - 4, side - 3, side - 2, side - 1])
      expect([isDark(at, edge), isDark(edge, at)]).toEqual([false, false])

  const mark = (left: number, top: number) =>
    Array.from({ length: 7 }, (_, x) => isDark(left + x, top + 3))
      .map(Number)
      .join('')
  expect([mark(4, 4), mark(side - 11, 4), mark(4, side - 11)]).toEqual(['1011101', '1011101', '1011101'])
})

test.each([
  uri(),
  '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
  `lnbc25000n1p${'jqpzry9x8gf2tvdw0s3'.repeat(14)}`,
  'https://wallet.example/pay?to=%24ada%40example.com&note=Dîner ✓',
])('a decoder of others reads from it what it was given: %s', (text) => {
  const svg = document.createElementNS(namespace, 'svg')
  drawQrCode(svg, text)

  expect(scanCode(svg)).toBe(text)
})

test('it comes once its encoder has, and is out of the page with its element', async () => {
  const view = render(<QrCode readText={uri} label="What it says" />)
  const svg = screen.getByRole('img', { name: 'What it says' })
  await waitFor(() => expect(svg.querySelector('path')).toBeTruthy())
  view.unmount()

  expect(svg.childNodes).toHaveLength(0)
})

test('an encoder that comes too late draws nothing', async () => {
  const view = render(<QrCode readText={uri} label="What it says" />)
  const svg = screen.getByRole('img')
  view.unmount()
  await import('./drawQrCode.ts')
  await Promise.resolve()

  expect(svg.childNodes).toHaveLength(0)
})

test('a text that is too long for one leaves it empty, and breaks nothing', async () => {
  let read = 0
  const readText = () => {
    read++
    return 'x'.repeat(5_000)
  }
  render(<QrCode readText={readText} label="What it says" />)
  await waitFor(() => expect(read).toBeGreaterThan(0))

  expect(screen.getByRole('img').childNodes).toHaveLength(0)
})
