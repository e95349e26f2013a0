import type { EquivalentMutant } from '../equivalentMutants.ts'

const core = 'packages/core/src'

/** In the flows and the sessions of the core. */
export const equivalentInFlows: readonly EquivalentMutant[] = [
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
    file: `${core}/flows/payment/repeatRequest.ts`,
    changes: [`'' → "Stryker was here!"`],
    reason: 'Neither is an id of an account. A quote from or to an account names it; its type does not say so.',
  },
]
