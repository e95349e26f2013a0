import { deviceClock } from '../../../src/time/clock.ts'
import { answerScaPasskey, createScaPasskey } from '../../../src/webauthn/scaCeremonies.ts'
import type { Collector } from '../collector.ts'
import { assertRejects } from '../expect.ts'

const challenge = 'Y2hhbGxlbmdlLW9mLXRoZS1zZXJ2aWNl'
const clock = deviceClock

/** Checks what is found out about this page before a prompt; so also where there are no passkeys at all. */
export async function checkScaPasskeys({ check }: Collector): Promise<void> {
  const answer = (options: Readonly<Record<string, unknown>>, allowedOrigins?: readonly string[]) =>
    answerScaPasskey({ challenge: { options, allowedOrigins }, clock })

  await check('a passkey is not asked for on a page that may not answer', async () => {
    await assertRejects(answer({ challenge }, []), 'PASSKEY_WRONG_SITE')
    await assertRejects(answer({ challenge }, [`${location.origin}.attacker.example`]), 'PASSKEY_WRONG_SITE')
    for (const rpId of ['other.example', `app.${location.hostname}`, location.hostname.slice(1), ''])
      await assertRejects(answer({ challenge, rpId }, [location.origin]), 'PASSKEY_WRONG_SITE')
  })
  await check('a passkey is not made for another site', async () => {
    const rp = { id: 'other.example', name: 'Service' }
    const user = { id: 'dXNlcg', name: 'Ada', displayName: 'Ada' }
    const options = { challenge, rp, user, pubKeyCredParams: [{ type: 'public-key', alg: -7 }] }
    const made = createScaPasskey({ options, allowedOrigins: [location.origin], relyingPartyId: rp.id, clock })
    await assertRejects(made, 'PASSKEY_WRONG_SITE')
  })
  await check('invalid options never reach the browser', async () => {
    for (const options of [{}, { challenge: 'a+b=' }, { challenge: 'abcde' }, { challenge, allowCredentials: [{}] }])
      await assertRejects(answer(options), 'UNEXPECTED_RESPONSE')
  })
  await check('who left before is not asked', async () => {
    const options = { challenge }
    const signal = AbortSignal.abort()
    await assertRejects(
      answerScaPasskey({ challenge: { options, allowedOrigins: undefined }, clock, signal }),
      'CANCELLED',
    )
  })
}
