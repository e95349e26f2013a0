/** Changes of one file that no test can notice, because the code does the same with them. */
export type EquivalentMutant = {
  file: string
  /** As the list of survivors writes them: `before → after`. */
  changes: readonly string[]
  reason: string
}

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
]
