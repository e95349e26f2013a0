import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cardSchema } from './cards.ts'

const card = { id: 'Card:1', cardholderId: 'Customer:1', fundingSources: ['InternalAccount:1'] }

test.each([
  [{ state: 'FROZEN' }, 'FROZEN'],
  [{ status: 'FROZEN' }, 'FROZEN'],
  [{ state: 'ACTIVE', status: 'FROZEN' }, 'FROZEN'],
  [{ state: 'FROZEN', status: null }, 'FROZEN'],
  [{ status: 'SOMETHING_NEW' }, 'SOMETHING_NEW'],
  [{}, undefined],
])('a card with %j has the state %s, under one name', (written, state) => {
  const parsed = v.parse(cardSchema, { ...card, ...written })
  expect(parsed.state).toBe(state)
  expect(parsed).not.toHaveProperty('status')
})
