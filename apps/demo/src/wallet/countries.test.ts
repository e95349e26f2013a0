import { expect, test } from 'vitest'
import { phoneExample, suggestCountry } from './countries.ts'

test.each([
  ['de-DE', 'DE'],
  ['de', 'DE'],
  ['de-AT', 'DE'],
  ['fr-CA', 'FR'],
  ['it', 'IT'],
  ['es-419', 'ES'],
  ['en-US', 'US'],
  ['en-GB', 'US'],
  ['ja', 'US'],
])('a browser in %s suggests the country %s', (language, country) => {
  expect(suggestCountry(language)).toBe(country)
})

test.each([
  ['en-DE', 'DE'],
  ['es-US', 'US'],
  ['zh-Hant-IT', 'IT'],
])('the region of %s says more than its language: %s', (language, country) => {
  expect(suggestCountry(language)).toBe(country)
})

test('the example of a mobile number begins with the country’s prefix', () => {
  expect(phoneExample('FR')?.prefix).toBe('+33')
  for (const country of ['FR', 'DE', 'IT', 'ES']) {
    const { prefix = '', example } = phoneExample(country) ?? {}
    expect(example?.startsWith(prefix)).toBe(true)
  }
})

test('no mobile number is needed in the United States', () => {
  expect(phoneExample('US')).toBeUndefined()
})
