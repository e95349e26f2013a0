import type { EquivalentMutant } from '../equivalentMutants.ts'

const sessions = 'packages/core/src/session'
const flows = 'packages/core/src/flows/session'

/** In the sessions of the core, and in their flows. */
export const equivalentInSessions: readonly EquivalentMutant[] = [
  {
    file: `${sessions}/sessionClocks.ts`,
    changes: ['() => 0 → () => undefined'],
    reason: 'The result is only asked whether it is more than zero.',
  },
  {
    file: `${sessions}/sessionClocks.ts`,
    changes: ['openedOnDeviceMs === undefined → false'],
    reason: 'Without a number there is no moment to recall either; the check says so to the compiler.',
  },
  {
    file: `${sessions}/sessionClocks.ts`,
    changes: ['msSince(clock, moment) < idleMs() → msSince(clock, moment) <= idleMs()'],
    reason: 'Of two moments that are equally long ago, either will do.',
  },
  {
    file: `${sessions}/sessionManager.ts`,
    changes: ['!erased && record → true', '!erased && record → !erased || record'],
    reason:
      'A session that is no longer stored cannot be closed: nothing is written. What fails without a record is caught.',
  },
  {
    file: `${sessions}/sessionSync.ts`,
    changes: ['() => false → () => undefined'],
    reason: 'The result is only asked for its truth.',
  },
  {
    file: `${sessions}/sessionSync.ts`,
    changes: ['current === undefined → false'],
    reason: 'Nothing is remembered of an account `undefined`; the check says so to the compiler.',
  },
  {
    file: `${sessions}/liveEvents.ts`,
    changes: ['{ opened: false } → {}'],
    reason: 'The field is only asked for its truth.',
  },
  {
    file: `${sessions}/liveEvents.ts`,
    changes: [`'events' → ""`],
    reason: 'Any name will do, as long as it is the same in every tab.',
  },
  {
    file: `${flows}/refreshSession.ts`,
    changes: ['false → true'],
    reason:
      'Each leg sets it before it is sent. Nothing is over before the first one: the list still names the session.',
  },
  {
    file: `${flows}/signOut.ts`,
    changes: ['record → true'],
    reason: 'What fails without a record fails before anything is sent, and is caught.',
  },
  {
    file: `${flows}/sessionKey.ts`,
    changes: [`'' → "Stryker was here!"`],
    reason: 'Neither is an encrypted key.',
  },
]
