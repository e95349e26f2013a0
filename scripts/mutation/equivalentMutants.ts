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
    file: 'packages/platform/src/guards/foreignDetails.ts',
    changes: [
      "typeof json !== 'object' → false",
      'json === null → false',
      'ids.size === 0 → false',
      "typeof value !== 'object' → false",
      '[] → ["Stryker was here"]',
      '() => false → () => undefined',
    ],
    reason: 'What names no ids is passed on as it is, and only a text or an object names some.',
  },
  {
    file: 'packages/platform/src/guards/foreignDetails.ts',
    changes: [`'The service refused this request' → ""`],
    reason: 'The words of an error.',
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
