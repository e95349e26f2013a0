/** Changes of one file that no test can notice, because the code does the same with them. */
export type EquivalentMutant = {
  file: string
  /** As the list of survivors writes them: `before → after`. */
  changes: readonly string[]
  reason: string
}

const core = 'packages/core/src'

/** What was read and found to make no difference. A change that makes one gets a test instead. */
export const equivalentMutants: readonly EquivalentMutant[] = [
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
    file: 'packages/platform/src/guards/ownership.ts',
    changes: ['[] → ["Stryker was here"]'],
    reason: 'Adds a text that is no id to what a customer owns. The id that was asked for is still missing.',
  },
  {
    file: 'packages/platform/src/guards/ownership.ts',
    changes: ['accountId !== undefined → true', 'holder !== undefined → true'],
    reason: '`owns` returns `false` for `undefined`, which has not the form of an id.',
  },
  {
    file: 'packages/platform/src/guards/ownership.ts',
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
    file: `${core}/crypto/payload/stampPayload.ts`,
    changes: ['payload.slice() → payload'],
    reason: 'The engine copies the bytes in the same task. The copy is kept in case something is awaited in between.',
  },
  {
    file: `${core}/crypto/points.ts`,
    changes: ['bytes[0] === 4 → true'],
    reason: 'The library refuses 65 bytes with another prefix; so does this line, in case that changes.',
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
  {
    file: `${core}/crypto/signatures.ts`,
    changes: ['DER.hexFromSig({ r, s }) !== bytesToHex(der) → false', '{ return undefined } → {}'],
    reason: 'The library’s parser is strict; the text is compared in case that changes.',
  },
  {
    file: `${core}/flows/payment/comparePayment.ts`,
    changes: ['a < b → a <= b', 'a < b → a >= b'],
    reason: 'The keys of an object differ, and any fixed order will do.',
  },
  {
    file: `${core}/flows/payment/paymentIntent.ts`,
    changes: ['quoteId !== undefined → true'],
    reason: 'No record belongs to `undefined`, and the loop ends with the second look at it.',
  },
]
