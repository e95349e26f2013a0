import { expect, test } from 'vitest'
import type { CustomerRecord } from '../../state/records.ts'
import { nameOf } from './nameOf.ts'

const customer: CustomerRecord = {
  id: 'Customer:7',
  platformCustomerId: 'customer-7',
  umaAddress: '$customer-7@sandbox.example',
  customerType: 'INDIVIDUAL',
  agreementConsents: [],
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
}

test.for([
  [{ fullName: 'Ada Lovelace' }, 'Ada Lovelace'],
  [{ customerType: 'BUSINESS', businessInfo: { legalName: 'Analytical Engines Ltd' } }, 'Analytical Engines Ltd'],
  [{ customerType: 'BUSINESS', businessInfo: {} }, 'customer-7'],
] as const)('a customer who stated %o is called %s', ([stated, name]) => {
  expect(nameOf({ ...customer, ...stated })).toBe(name)
})
