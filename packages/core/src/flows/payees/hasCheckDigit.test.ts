import { expect, test } from 'vitest'
import { createRandom } from '../../../test/random.ts'
import { hasCheckDigit } from './hasCheckDigit.ts'

const digits = [...'0123456789']

test.each(['032180000118359719', '002010077777777771', '646180157000000004'])('%s is a CLABE', (clabe) => {
  expect(hasCheckDigit(clabe)).toBe(true)
})

test.each(['021000021', '011000015', '121000358'])('%s is a US routing number', (routingNumber) => {
  expect(hasCheckDigit(routingNumber)).toBe(true)
})

/** As the rule is published: each product by its last digit, and what is missing to the next ten. */
function checkDigitOf(clabe: string): number {
  const sum = [...clabe].reduce((total, digit, at) => total + ((Number(digit) * [3, 7, 1][at % 3]!) % 10), 0)
  return (10 - (sum % 10)) % 10
}

test.each([1, 2, 3])('of ten last digits one is right, and no other digit may change: seed %i', (seed) => {
  const random = createRandom(seed)
  for (let round = 0; round < 100; round += 1) {
    const first = Array.from({ length: 17 }, () => digits[Math.floor(random() * 10)]).join('')
    const clabe = `${first}${checkDigitOf(first)}`
    expect(digits.filter((last) => hasCheckDigit(first + last))).toEqual([clabe[17]])
    const at = Math.floor(random() * 18)
    const changed = digits.map((digit) => clabe.slice(0, at) + digit + clabe.slice(at + 1))
    expect(changed.filter(hasCheckDigit)).toEqual([clabe])
  }
})
