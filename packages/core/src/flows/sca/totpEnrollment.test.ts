import { expect, test } from 'vitest'
import { provenEuropean } from '../../../test/proven.ts'
import { confirmTotpEnrollment, startTotpEnrollment } from './totpEnrollment.ts'

test.each(['', '1ABCDEF', 'ABCDEF1', 'ABC+DEF'])(
  'an enrollment is refused whose secret %j is no base32, even where both forms of it agree',
  async (secret) => {
    const { client, network } = await provenEuropean()
    const totpUri = `otpauth://totp/Wallet?secret=${encodeURIComponent(secret)}&issuer=Wallet`
    const started = { type: 'TOTP', secret: 'a secret', secretBase32Encoded: secret || '=', totpUri }
    network.tamper('POST /sca/factors', () => JSON.stringify(started))

    await expect(startTotpEnrollment(client)).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
  },
)

test('an enrollment of another factor is refused', async () => {
  const { client, network } = await provenEuropean()
  const options = { challenge: 'Y2hhbGxlbmdl' }
  const started = { type: 'PASSKEY', options, allowedOrigins: [], relyingPartyId: 'wallet.example' }
  network.tamper('POST /sca/factors', () => JSON.stringify(started))

  await expect(startTotpEnrollment(client)).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
})

test('a code that is left, or that needs the SCA sign-in, leads to no reading of the factors', async () => {
  const { client, network, sandbox } = await provenEuropean()
  const enrollment = await startTotpEnrollment(client)
  network.requests.length = 0
  sandbox.scenarios.failNext('confirmScaFactor', { status: 409, code: 'SCA_SESSION_REQUIRED' })
  const confirm = (signal?: AbortSignal) => confirmTotpEnrollment(client, { enrollment, code: '123456', signal })

  await expect(confirm()).rejects.toMatchObject({ code: 'SCA_SESSION_REQUIRED' })
  await expect(confirm(AbortSignal.abort())).rejects.toMatchObject({ code: 'CANCELLED' })

  expect(network.requests.map(({ method }) => method)).toEqual(['POST', 'POST'])
})
