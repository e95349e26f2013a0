import type { EquivalentMutant } from '../equivalentMutants.ts'

const core = 'packages/core/src'

/** In the cryptography of the core. */
export const equivalentInCrypto: readonly EquivalentMutant[] = [
  {
    file: `${core}/crypto/envelopes/base58check.ts`,
    changes: ['/^1*/.exec(text)?.[0] → /^1*/.exec(text)[0]', '/^1*/ → /1*/'],
    reason: 'The pattern matches every text, at its first character.',
  },
  {
    file: `${core}/crypto/envelopes/readSessionBundle.ts`,
    changes: [
      '{ return undefined } → {}',
      'parts.filter((part) => part !== undefined) → parts',
      'part !== undefined → true',
    ],
    reason: 'Constants in hex are never `undefined`; the filter says so to the compiler.',
  },
  {
    file: `${core}/crypto/envelopes/readSignedEnvelope.ts`,
    changes: [`'' → "Stryker was here!"`, '{ return undefined } → {}'],
    reason: 'The text is no hex and no JSON, as the empty one.',
  },
  {
    file: `${core}/crypto/payload/expectationOf.ts`,
    changes: ['[] → ["Stryker was here"]'],
    reason: 'The name of an activity has no blanks.',
  },
  {
    file: `${core}/crypto/payload/payloadShape.ts`,
    changes: ['() => false → () => undefined'],
    reason: 'A shape that returns `undefined` does not fit either.',
  },
  {
    file: `${core}/crypto/payload/payloadText.ts`,
    changes: [`'' → "Stryker was here!"`, '[] → ["Stryker was here"]', '{ return undefined } → {}'],
    reason: 'The text is no JSON, as the empty one; and an object opens before its first key.',
  },
  {
    file: `${core}/crypto/payload/payloadText.ts`,
    changes: ['names?.has → names.has', 'names?.add → names.add'],
    reason: 'In an object, which the text is, each key stands behind a brace.',
  },
  {
    file: `${core}/crypto/payload/payloadText.ts`,
    changes: [
      `'\\\\' → ""`,
      'text.match(/"\\s*:/g)?.length ?? 0 → text.match(/"\\s*:/g)?.length && 0',
      'keys.flat().length === keyEnds → false',
      '[value] → []',
      "{ if (typeof each !== 'object' || each === null) continue if → {}",
      "typeof each !== 'object' || each === null → true",
      "typeof each !== 'object' → typeof each === 'object'",
      `'object' → ""`,
      'each === null → each !== null',
      '!Array.isArray(each) → false',
      'keys.push(Object.keys(each)) → ;',
      'open.push(inner) → ;',
    ],
    reason: 'Keys that are not counted, or counted wrong, lead to the slow way through the text, which says the same.',
  },
  {
    file: `${core}/crypto/payload/payloadText.ts`,
    changes: [
      'keys.length > 1 → true',
      'keys.length > 1 → keys.length >= 1',
      "!text.includes('\\\\u') && !text.includes('\\\\U') → false",
      `'\\\\u' → ""`,
      "!text.includes('\\\\U') → text.includes('\\\\U')",
      `'\\\\U' → ""`,
    ],
    reason:
      'One key is like no other, and a text without escapes stays as it is. That neither is looked through saves time.',
  },
  {
    file: `${core}/crypto/payload/payloadIntent.ts`,
    changes: [`'' → "Stryker was here!"`],
    reason: 'The name of an activity has no blanks.',
  },
  {
    file: `${core}/crypto/payload/stampPayload.ts`,
    changes: ['payload.slice() → payload'],
    reason: 'The engine copies the bytes in the same task. The copy is kept in case something is awaited in between.',
  },
  {
    file: `${core}/crypto/sealingKey.ts`,
    changes: ['!publicKey → false', "{ // The message of an engine's error may quote what failed. → {}"],
    reason: 'A key that is not hex makes the library throw, and nothing is returned in either case.',
  },
  {
    file: `${core}/crypto/signatures.ts`,
    changes: ['false → true'],
    reason: 'Whether a public key can be exported.',
  },
]
