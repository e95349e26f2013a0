import type { EquivalentMutant } from '../equivalentMutants.ts'

const core = 'packages/core/src'

/** In what the core stores in the browser. */
export const equivalentInStorage: readonly EquivalentMutant[] = [
  {
    file: `${core}/storage/idbStore.ts`,
    changes: ['db.onclose?.(event) → db.onclose(event)'],
    reason: 'The library sets it for each connection; its type does not say so.',
  },
  {
    file: `${core}/storage/records.ts`,
    changes: ['store → true'],
    reason: 'Without a database the work is refused at its first call, and that leads to memory as well.',
  },
  {
    file: `${core}/storage/records.ts`,
    changes: ['[] → ["Stryker was here"]'],
    reason: 'A record that is read too, and one that is removed and does not exist, change nothing.',
  },
  {
    file: `${core}/storage/records.ts`,
    changes: ["typeof indexedDB !== 'undefined' → true", `'undefined' → ""`],
    reason: 'Without a database, what is tried in it is refused.',
  },
  {
    file: `${core}/storage/tabs.ts`,
    changes: ['locks → true', "typeof navigator === 'undefined' → false", `'undefined' → ""`, '!locks → false'],
    reason: 'Where there are no locks, asking for one fails before the work begins, and it is done without.',
  },
  {
    file: `${core}/storage/keyStore.ts`,
    changes: ['[] → ["Stryker was here"]'],
    reason: 'A record that is read and not looked at.',
  },
  {
    file: `${core}/storage/keyStore.ts`,
    changes: ['newer.id !== id → true'],
    reason: 'The key of the session itself was erased just before, or an error was thrown.',
  },
  {
    file: `${core}/storage/lastActivity.ts`,
    changes: ["typeof value === 'number' → true"],
    reason: '`Number.isFinite` accepts nothing but numbers; the type of its parameter asks for one.',
  },
  {
    file: `${core}/storage/rememberedSca.ts`,
    changes: [
      'notes?.sessionExpiresAtMs === undefined → false',
      'notes?.sessionExpiresAtMs → notes.sessionExpiresAtMs',
    ],
    reason: 'Without an expiry the same record is written again; without a record the change fails, which is ignored.',
  },
  {
    file: `${core}/storage/scaResets.ts`,
    changes: ['parse(value)?.resetId → parse(value).resetId'],
    reason: 'Without a record the change fails, which is ignored.',
  },
  {
    file: `${core}/storage/tabStorage.ts`,
    changes: ['{ return undefined } → {}'],
    reason: 'A function without a `return` returns `undefined`.',
  },
]
