/** Zeros of the digit blocks that phone keyboards in the Arabic script type. */
const arabicZeros = [0x0660, 0x06f0]

/** The text with the digits of those keyboards as `0` to `9`. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (character) => {
    const codePoint = character.charCodeAt(0)
    const zero = arabicZeros.find((start) => codePoint >= start && codePoint < start + 10)
    return zero === undefined ? character : String(codePoint - zero)
  })
}
