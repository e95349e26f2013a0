import { expect, test } from 'vitest'
import {
  loadEncryption,
  loadLiveEvents,
  loadModule,
  loadOtpLogin,
  loadSessionCalls,
  loadSigning,
  loadStoredSessions,
} from './loadChunk.ts'
import { loadPasskeySignals } from './loadPasskeySignals.ts'

test('what is loaded late is there when it is asked for', async () => {
  const loaded = await Promise.all([
    loadSigning().then(({ stampPayload }) => stampPayload.name),
    loadEncryption().then(({ encryptOtp }) => encryptOtp.name),
    loadOtpLogin().then(({ loginWithOtp }) => loginWithOtp.name),
    loadStoredSessions().then(({ createSessionManager }) => createSessionManager.name),
    loadLiveEvents().then(({ createLiveEvents }) => createLiveEvents.name),
    loadSessionCalls().then(({ refreshSession }) => refreshSession.name),
    loadPasskeySignals().then(({ signalUnknownPasskey }) => signalUnknownPasskey.name),
  ])

  expect(loaded).toEqual([
    'stampPayload',
    'encryptOtp',
    'loginWithOtp',
    'createSessionManager',
    'createLiveEvents',
    'refreshSession',
    'signalUnknownPasskey',
  ])
})

test('a part that does not load is a network error that says nothing about it, and may be tried again', async () => {
  const loading = loadModule(Promise.reject(new TypeError('https://wallet.example/assets/part-1f3a.js')))

  const error = await loading.catch((thrown: unknown) => thrown)

  expect(error).toMatchObject({ code: 'NETWORK_UNREACHABLE', retryable: true })
  expect(JSON.stringify(error) + String(error)).not.toContain('part-1f3a')
})
