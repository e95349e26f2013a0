import { expect, test } from 'vitest'
import { writePhoneNumbers } from './writePhoneNumbers.ts'

async function write(text: string, country?: string) {
  const form = document.createElement('form')
  const field = form.appendChild(document.createElement('input'))
  field.type = 'tel'
  field.value = text
  if (country !== undefined) field.dataset.country = country
  await writePhoneNumbers(form)
  return field.value
}

test.each([
  ['0712 345 678', 'KE', '+254 712 345678'],
  ['712345678', 'KE', '+254 712 345678'],
  ['٠٧١٢٣٤٥٦٧٨', 'KE', '+254 712 345678'],
  ['+49 (1512) 345-6789', 'KE', '+49 1512 3456789'],
])('%s in %s is %s', async (text, country, expected) => {
  expect(await write(text, country)).toBe(expected)
})

test.each([
  ['a national number where no country is known', '0712345678', undefined],
  ['a national number of one of several countries', '0712345678', 'KE,TZ'],
  ['a number that is too short', '+254 71234', 'KE'],
  ['a number that is too long', '+254 712 345 678 901', 'KE'],
  ['a number inside of other text', 'call 0712 345 678', 'KE'],
  ['a country that does not exist', '0712345678', '__proto__'],
  ['a number that may have its country code', '62811234567', 'ID'],
  ['one with a zero too many', '00 322 671 0516', 'CO'],
  ['nothing', '', 'KE'],
])('%s stays as it was typed', async (_what, text, country) => {
  expect(await write(text, country)).toBe(text)
})
