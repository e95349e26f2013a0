import * as v from 'valibot'

/**
 * Describes a message of the interface. Parsing is open: fields that are not listed survive, since the service may add
 * some at any time. The type is closed: a field that is not listed, or is misspelled, does not compile. `looseObject` has
 * an index signature instead, under which every field compiles.
 *
 * @example
 * ```ts
 * const payeeSchema = message({ id: idSchema, name: optional(v.string()) })
 * type Payee = v.InferOutput<typeof payeeSchema>
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function message<const entries extends v.ObjectEntries>(entries: entries) {
  return v.looseObject(entries) as unknown as v.ObjectSchema<entries, undefined>
}

/**
 * Adds fields to those that several messages have. A spread would do the same, but a bundler keeps each one, with the
 * fields in it, on pages that never read the message.
 */
/* @__NO_SIDE_EFFECTS__ */
export function extend<base extends object, more extends object>(base: base, more: more) {
  return { ...base, ...more } as Omit<base, keyof more> & more
}
