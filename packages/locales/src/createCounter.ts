/** The forms of a message by the number in it; `#` stands for the number. Languages have between one form and six. */
export type PluralForms = { readonly [form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & {
  readonly other: string
}

/** Returns the message for a number, with the number as the language writes it. */
export type Count = (number: number, forms: PluralForms) => string

/** Returns how a language counts. */
// @__NO_SIDE_EFFECTS__
export function createCounter(locale: string): Count {
  return (number, forms) =>
    (forms[new Intl.PluralRules(locale).select(number)] ?? forms.other).replace(
      '#',
      new Intl.NumberFormat(locale).format(number),
    )
}
