import type { EquivalentMutant } from '../equivalentMutants.ts'

/** In what runs on servers: the relay and the sandbox. */
export const equivalentOnServers: readonly EquivalentMutant[] = [
  {
    file: 'packages/platform/src/guards/body.ts',
    changes: ['part.value.length > 0 → true', 'part.value.length > 0 → part.value.length >= 0'],
    reason:
      'An empty chunk adds nothing to the bytes. It is left out so that a stream of empty chunks needs no memory.',
  },
  {
    file: 'packages/platform/src/guards/body.ts',
    changes: [`'' → "Stryker was here!"`],
    reason: 'Stands in for a missing content type, and neither text is one.',
  },
  {
    file: 'packages/platform/src/guards/ids.ts',
    changes: ['[] → ["Stryker was here"]'],
    reason: 'Adds a name that no path, query or body has.',
  },
  {
    file: 'packages/platform/src/ownership/ownership.ts',
    changes: ['[] → ["Stryker was here"]'],
    reason: 'Adds a text that is no id to what a customer owns. The id that was asked for is still missing.',
  },
  {
    file: 'packages/platform/src/ownership/ownership.ts',
    changes: ['accountId !== undefined → true', 'holder !== undefined → true'],
    reason: '`owns` returns `false` for `undefined`, which has not the form of an id.',
  },
  {
    file: 'packages/platform/src/ownership/ownership.ts',
    changes: ["() => new Error('The cache took too long') → () => undefined"],
    reason: 'What a late cache is rejected with is not read.',
  },
  {
    file: 'packages/platform/src/guards/tenantWall.ts',
    changes: ['[] → ["Stryker was here"]', `'' → "Stryker was here!"`],
    reason: 'The text contains no id, and is no part of a body.',
  },
  {
    file: 'packages/platform/src/guards/tenantWall.ts',
    changes: ['type !== undefined → true'],
    reason: 'The types of a parameter do not contain `undefined`.',
  },
  {
    file: 'packages/platform/src/guards/tenantWall.ts',
    changes: ['value !== null → true'],
    reason: 'No operation takes the body `null`, and `readBody` has checked that before.',
  },
  {
    file: 'packages/platform/src/guards/ids.ts',
    changes: ['plainWord.test(text) → false', '/^[\\x20-\\x39\\x3b-\\x7e]*$/ → /^[\\x20-\\x39\\x3b-\\x7e]$/'],
    reason: 'A text without a colon contains no id. That it is not looked through saves time.',
  },
  {
    file: 'packages/platform/src/guards/headers.ts',
    changes: ['[] → ["Stryker was here"]'],
    reason: 'It is no pair of a name and a number, and no header has the name that is made of it.',
  },
  {
    file: 'packages/platform/src/guards/origin.ts',
    changes: ['origin !== null → true'],
    reason: 'The list contains texts only; the comparison says so to the compiler.',
  },
  {
    file: 'packages/platform/src/guards/origin.ts',
    changes: ['/^https?:\\/\\/[^*]+$/ → /https?:\\/\\/[^*]+$/'],
    reason: 'What has another scheme in front of it is not equal to its own origin.',
  },
  {
    file: 'packages/platform/src/guards/origin.ts',
    changes: [`'' → "Stryker was here!"`],
    reason: 'Neither is the name of a field.',
  },
  {
    file: 'packages/platform/src/guards/query.ts',
    changes: ["!url.includes('?') → false", `'?' → ""`],
    reason: 'An address without a question mark has no parameters. That it is not parsed saves time.',
  },
  {
    file: 'packages/platform/src/guards/route.ts',
    changes: ["!path.includes('{') → false", `'{' → ""`],
    reason: 'A path without parameters has nothing to replace. That it is not looked through saves time.',
  },
  {
    file: 'packages/platform/src/guards/route.ts',
    changes: [`'' → "Stryker was here!"`],
    reason: 'The path has as many parts as its template, and an id for each parameter; the compiler does not know.',
  },
  {
    file: 'packages/platform/src/guards/route.ts',
    changes: ['/^%24/ → /%24/'],
    reason: 'No id of any form has a `$` behind its first character.',
  },
  {
    file: 'packages/platform/src/guards/json.ts',
    changes: ['[] → ["Stryker was here"]'],
    reason: 'Stands in for the tokens of a text that has none, and below the objects that are open. It is no token.',
  },
  {
    file: 'packages/platform/src/guards/json.ts',
    changes: [`token.startsWith('"') → token.endsWith('"')`, `'\\\\' → ""`],
    reason: 'A string begins and ends with quotation marks. Only one that has escapes needs to be decoded.',
  },
  {
    file: 'packages/platform/src/guards/json.ts',
    changes: ['keys?.has → keys.has', 'keys?.add → keys.add'],
    reason: 'Each key stands behind a brace.',
  },
  {
    file: 'packages/platform/src/guards/json.ts',
    changes: [
      '64 * 1024 → 64 / 1024',
      'text.length > longestUnchecked → true',
      'text.length > longestUnchecked → text.length >= longestUnchecked',
    ],
    reason: 'The depth is found in the value, too. Which texts are looked at before only decides how long it takes.',
  },
  {
    file: 'packages/platform/src/ownership/foreignDetails.ts',
    changes: [
      'ids.size === 0 → false',
      "typeof value !== 'object' → false",
      '[] → ["Stryker was here"]',
      '() => false → () => undefined',
    ],
    reason: 'What names no ids is passed on as it is, and a number or a truth value names none.',
  },
  {
    file: 'packages/platform/src/ownership/foreignDetails.ts',
    changes: [`'The service refused this request' → ""`],
    reason: 'The words of an error.',
  },
  {
    file: 'packages/sandbox/src/http/idempotency.ts',
    changes: ["caller.type === 'agent' → true", `'' → "Stryker was here!"`],
    reason: 'The text that stands for the platform is no id of an agent.',
  },
  {
    file: 'packages/sandbox/src/http/idempotency.ts',
    changes: [
      '{ if (inFlight.get(id) === settled) inFlight.delete(id) } → {}',
      'inFlight.get(id) === settled → false',
      'inFlight.delete(id) → ;',
    ],
    reason: 'Requests that have ended are forgotten to save memory. Nothing waits for them.',
  },
  {
    file: 'packages/sandbox/src/http/idempotency.ts',
    changes: [`'Required, up to 255 characters' → ""`],
    reason: 'The words of an error.',
  },
]
