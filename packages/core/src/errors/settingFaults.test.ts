import { expect, test } from 'vitest'
import { settingFaults } from './settingFaults.ts'

const key = `04${'ab'.repeat(64)}`

test.each<[string, object, string]>([
  ['an address of another kind', { baseUrl: 7 }, '`baseUrl` is 7. It must be the path'],
  ['a relative address', { baseUrl: 'api/wallet' }, '`baseUrl` is "api/wallet"'],
  ['an address of another host in short', { baseUrl: '//host.example' }, '`baseUrl` is "//host.example"'],
  ['a key outside of a list', { trust: { export: '04' } }, '`trust.export` is "04". It must be a list.'],
  ['an unknown option of a group', { otp: { digits: 6 } }, 'There is no option `otp.digits`.'],
  ['another deployment', { environment: 'staging' }, '`environment` is "staging"'],
  ['a group that is nothing', { session: null }, '`session` is null. It must be an object.'],
  ['a group that is a list', { otp: [] }, '`otp` is []. It must be an object.'],
  ['yes in words', { liveEvents: 'false' }, '`liveEvents` is "false". It must be true or false.'],
  ['a code that is too short', { otp: { length: 3 } }, '`otp.length` is 3. It must be a whole number from 4 to 12.'],
  ['a code of other characters', { otp: { characters: 'hex' } }, '`otp.characters` is "hex"'],
  ['a lock at once', { session: { idleLockMs: 0 } }, '`session.idleLockMs` is 0'],
  ['another refresh', { session: { refresh: 'always' } }, '`session.refresh` is "always"'],
  ['no domain', { passkeys: { rpId: '' } }, '`passkeys.rpId` is ""'],
  ['a fetch that cannot be called', { fetch: {} }, '`fetch` is {}. It must be a function.'],
  ['an empty name', { name: '' }, '`name` is ""'],
])('%s is found', (_name, options, sentence) => {
  expect(settingFaults(options)).toEqual([expect.stringContaining(sentence)])
})

test('options that work, or are not set, have no fault', () => {
  const options = {
    baseUrl: 'http://localhost:4000/api',
    trust: { otpBundle: [key, key.toUpperCase()], export: [] },
    otp: { length: 12, characters: 'alphanumeric', lifetimeMs: 1 },
    session: { idleLockMs: undefined, refresh: 'never' },
    sca: { verificationOrigins: [] },
    passkeys: {},
    fetch: () => {},
    clock: { now: () => 0 },
    name: undefined,
    liveEvents: false,
  }

  expect(settingFaults(options)).toEqual([])
})
