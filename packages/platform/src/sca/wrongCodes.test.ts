import { expect, test } from 'vitest'
import { createTestPlatform, startChallenge } from '../../test/createTestPlatform.ts'
import { ada } from '../../test/fakeService.ts'

const wrong = { type: 'EMAIL_OTP', encryptedOtpBundle: 'wrong' }

// Nine would suspend the customer for good, and any attacker who knows an address can type them.
test.each([
  ['a stranger', undefined],
  ['a user of the signed-in device', ada],
])('nine wrong codes for the wallet that %s types are not a security event of the customer', async (_who, signedIn) => {
  const platform = createTestPlatform({ signedIn })
  for (let count = 0; count < 9; count++) {
    if (signedIn) await platform.call('POST', `/auth/credentials/${ada.credential}/verify`, { body: wrong })
    else {
      const { method, cookie } = await startChallenge(platform, { email: ada.email })
      const answer = await platform.call('POST', `/auth/credentials/${method.id}/verify`, { cookie, body: wrong })
      expect(answer.status).toBe(401)
    }
  }

  expect(platform.service.seen.filter(({ url }) => url.includes('/sca/'))).toEqual([])
})
