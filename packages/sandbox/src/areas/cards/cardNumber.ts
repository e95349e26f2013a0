import type { CardRecord } from '../../state/cardRecords.ts'

/** The last four digits, which `platformCardId` may order. */
export function last4Of({ platformCardId, cardholderId }: CardRecord): string {
  const digits = (platformCardId ?? cardholderId).replace(/\D/g, '')
  return digits.slice(-4).padStart(4, '0')
}

/** A number that no issuer gives out: it begins like the test numbers of card schemes, and its check digit is right. */
export function cardNumberOf(card: CardRecord): string {
  const middle = digitsOf(card.id, 5)
  const candidates = [...'0123456789'].map((digit) => `400000${middle}${digit}${last4Of(card)}`)
  return candidates.find(isLuhnValid) ?? ''
}

export function securityCodeOf(card: CardRecord): string {
  return digitsOf(`${card.id} code`, 3)
}

/** The end of the month in which the card becomes three years old. */
export function expiryOf(card: CardRecord): { expMonth: number; expYear: number } {
  const made = new Date(card.createdAt)
  return { expMonth: made.getUTCMonth() + 1, expYear: made.getUTCFullYear() + 3 }
}

function digitsOf(text: string, length: number): string {
  let value = 7
  for (const character of text) value = (value * 31 + character.charCodeAt(0)) % 1_000_003
  return String(value).padStart(length, '0').slice(-length)
}

/** The check digit of card numbers (ISO/IEC 7812-1 annex B). */
function isLuhnValid(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
