/**
 * Characters that hide, or reorder what stands around them (UAX #9 §2; UAX #44, Default_Ignorable_Code_Point), except for
 * line breaks, and for joiners and variation selectors where scripts and emoji need them: never in Latin, Greek or
 * Cyrillic words (UTS #39 §3.1.1).
 */
const hidden =
  /(?<=^|[\s\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])[\p{Join_Control}\p{Variation_Selector}]+|(?![\t\n\r\p{Join_Control}\p{Variation_Selector}])[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** Words that mix Latin letters with letters of the scripts that look like them (UTS #39 §5.1). */
const word = /[\p{L}\p{M}]+/gu
const latin = /\p{sc=Latn}/u
const similar = /[\p{sc=Grek}\p{sc=Cyrl}]/gu

/**
 * Returns text from outside with `�` in place of every character that would hide something, reorder its neighbors or pass
 * for a Latin letter.
 */
export function visibleText(text: string): string {
  return text
    .replace(hidden, '\ufffd')
    .replace(word, (letters) => (latin.test(letters) ? letters.replace(similar, '\ufffd') : letters))
}
