/** Characters that hide, or reorder what stands around them (UAX #9 §2; UAX #44, Default_Ignorable_Code_Point). */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu
/** Those of them that scripts and emoji need, and line breaks. */
const needed = /[\t\n\r]|\u200c|\u200d|\p{Variation_Selector}/u

/** Text from outside, with every character that would hide something or reorder its neighbours shown as `�`. */
export function visibleText(text: string): string {
  return text.replace(hidden, (character) => (needed.test(character) ? character : '\ufffd'))
}
