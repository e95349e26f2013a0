/**
 * Returns whether the last digit of a US routing number (ABA) or of a Mexican CLABE (Banco de México) checks the others: with
 * the weights 3, 7 and 1 over and over, their sum ends in 0. Nothing typed is not wrong.
 */
export function hasCheckDigit(digits: string): boolean {
  return [...digits.trim()].reduce((sum, digit, at) => sum + Number(digit) * Number('371'[at % 3]), 0) % 10 === 0
}
