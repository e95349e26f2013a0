import { expect, test } from 'vitest'
import { writePhoneNumbers } from './writePhoneNumbers.ts'

const ofKenya = '^\\+254[0-9]{9}$'
const ofAnyCountry = '^\\+[0-9]{6,14}$'

function write(text: string, pattern: string) {
  const form = document.createElement('form')
  const field = form.appendChild(document.createElement('input'))
  field.type = 'tel'
  field.value = text
  field.dataset.pattern = pattern
  writePhoneNumbers(form)
  return field.value
}

test.each(['0712 345 678', '0712-345-678', '+254 712 345 678'])(
  '%s is a number of the country of the account',
  (text) => {
    expect(write(text, ofKenya)).toBe('+254712345678')
  },
)

test.each([
  ['a number whose country is not known', '0712345678', ofAnyCountry],
  ['a number that is too short', '071234', ofKenya],
  ['a number that is too long', '0712345678901', ofKenya],
  ['a number that may have its country code', '254712345678', ofKenya],
  ['a number that is dialed from abroad with zeros', '00254712345678', ofKenya],
  ['a number of another country', '+49 1512 3456789', ofKenya],
  ['a number inside of other text', 'call 0712 345 678', ofKenya],
  ['nothing', '', ofKenya],
])('%s stays as it was typed', (_what, text, pattern) => {
  expect(write(text, pattern)).toBe(text)
})
