import { verifyOtp } from '../../../src/api/credentials.ts'
import { expectStatus } from '../../../src/api/signedRetry.ts'
import { createSessionKey } from '../../../src/crypto/createSessionKey.ts'
import { stampPayload } from '../../../src/crypto/payload/stampPayload.ts'
import { createServerTime, deviceClock } from '../../../src/time/clock.ts'
import { defaultHeaderNames } from '../../../src/wire/headerNames.ts'
import { payloads } from '../../../test/crypto/payloads.ts'
import { check } from '../check.ts'
import { assertEqual } from '../expect.ts'
import { verifyStamps } from '../server.ts'

/** How many bytes of a response the server sends at a time. */
const pieceLengths = [1, 7]
const attempt = { credentialId: 'AuthMethod:1', type: 'EMAIL_OTP', encryptedOtp: '{}' } as const

/**
 * Checks that what the service sends is what is signed, through the engine's own network stack and in pieces of any
 * length.
 */
export async function checkReceivedPayloads(): Promise<void> {
  const key = await createSessionKey()
  for (const pieceLength of pieceLengths)
    await check(`hostile payloads that arrive in pieces of ${pieceLength} are signed as they were sent`, async () => {
      const stamps: string[] = []
      for (const index of payloads.keys()) {
        const leg = await verifyOtp(clientOf(`/pieces/${pieceLength}/${index}`), attempt, {})
        const { payloadToSign } = expectStatus(leg, 202)
        stamps.push((await stampPayload(payloadToSign, key, 'delegate-key')).headerValue)
      }
      const { verified, wrong } = await verifyStamps({ texts: 'hostile', publicKeyHex: key.publicKeyHex, stamps })
      assertEqual([verified, wrong], [payloads.length, []])
    })
}

function clientOf(baseUrl: string) {
  const serverTime = createServerTime(deviceClock)
  return { transport: { baseUrl, headerNames: defaultHeaderNames, clock: deviceClock, serverTime } }
}
