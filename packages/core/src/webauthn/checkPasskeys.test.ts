import { expect, test, vi } from 'vitest'
import { installTestDevice, type TestDeviceOptions } from '../../test/testAuthenticator.ts'
import { checkPasskeys } from './checkPasskeys.ts'

const androidApp = 'Mozilla/5.0 (Linux; Android 14; K; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Mobile'
const iosApp = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iosBrowser = `${iosApp} Version/18.0 Mobile/15E148 Safari/604.1`

test.each<[string, TestDeviceOptions, Awaited<ReturnType<typeof checkPasskeys>>]>([
  ['a device with a screen lock', {}, { builtIn: true, autofill: true }],
  ['a device without one', { builtIn: false }, { builtIn: false, autofill: true }],
  ['a browser without autofill', { autofill: false }, { builtIn: true, autofill: false }],
  ['a browser without passkeys', { supported: false }, { obstacle: 'unsupported', builtIn: false, autofill: false }],
  ['an insecure page', { secure: false }, { obstacle: 'insecure-page', builtIn: false, autofill: false }],
  [
    'an insecure page, from which engines hide passkeys',
    { secure: false, supported: false },
    { obstacle: 'insecure-page', builtIn: false, autofill: false },
  ],
  ['a frame that may not', { allowed: false }, { obstacle: 'forbidden-frame', builtIn: false, autofill: false }],
  ['a frame that may', { framed: true }, { builtIn: true, autofill: true }],
  [
    'an app without passkeys',
    { userAgent: androidApp, supported: false },
    { obstacle: 'in-app-browser', builtIn: false, autofill: false },
  ],
  [
    'an app that may not use them',
    { userAgent: iosApp, builtIn: false },
    { obstacle: 'in-app-browser', builtIn: false, autofill: false },
  ],
  ['an app that may', { userAgent: iosApp }, { builtIn: true, autofill: true }],
  ['a browser of the same device', { userAgent: iosBrowser, builtIn: false }, { builtIn: false, autofill: true }],
])('%s', async (_name, options, support) => {
  installTestDevice(options)

  expect(await checkPasskeys()).toEqual(support)
})

test('an engine that refuses the questions has neither', async () => {
  installTestDevice()
  vi.stubGlobal('PublicKeyCredential', class {})

  expect(await checkPasskeys()).toEqual({ builtIn: false, autofill: false })
})

test('a server has no passkeys', async () => {
  expect(await checkPasskeys()).toEqual({ obstacle: 'unsupported', builtIn: false, autofill: false })
})
