import type { Clock } from '../src/time/clock.ts'

/** A session that is opened now, and how long it lasts in milliseconds. */
export function openedSession(clock: Pick<Clock, 'now'>, lifeMs: number) {
  return {
    id: 'Session:1',
    accountId: 'InternalAccount:1',
    credentialId: 'AuthMethod:1',
    type: 'EMAIL_OTP',
    nickname: 'ada@example.com',
    openedAt: new Date(clock.now()),
    expiresAt: new Date(clock.now() + lifeMs),
    openedOnDeviceMs: clock.now(),
    signIn: { id: 'Session:1', at: new Date(clock.now()), onDeviceMs: clock.now() },
  }
}
