import { expect, test } from 'vitest'
import { readCreatedWallet } from './createWallet.ts'

test('a code is asked for by the page itself only where the history says that the wallet is new', () => {
  expect(readCreatedWallet({ created: 'ada@example.com', isNew: true })).toEqual({
    created: 'ada@example.com',
    isNew: true,
  })
  expect(readCreatedWallet({ created: 'ada@example.com' })).toEqual({ created: 'ada@example.com', isNew: false })
  expect(readCreatedWallet({ created: 'ada@example.com', isNew: 'yes' })?.isNew).toBe(false)
})

test.each([null, undefined, 'ada@example.com', {}, { created: 7 }])('the state %j names no new wallet', (state) => {
  expect(readCreatedWallet(state)).toBeUndefined()
})
