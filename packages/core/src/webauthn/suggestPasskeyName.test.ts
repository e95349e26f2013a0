import { expect, test, vi } from 'vitest'
import { suggestPasskeyName } from './suggestPasskeyName.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

function onPage(userAgent: string): string {
  vi.stubGlobal('document', {})
  vi.stubGlobal('navigator', { userAgent })
  return suggestPasskeyName()
}

test.each([
  [`Mozilla/5.0 (Linux; Android 14; K) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Edge on Windows',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Mac'],
])('%s is called %s', (userAgent, name) => {
  expect(onPage(userAgent)).toBe(name)
})

test('an unknown browser gets no name, and neither does a server', () => {
  expect(onPage('Something/1.0')).toBe('')
  vi.unstubAllGlobals()
  expect(suggestPasskeyName()).toBe('')
})
