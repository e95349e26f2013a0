import * as v from 'valibot'
import { message } from './message.ts'

/**
 * A string whose known values are listed for completion, while any other value from the service survives: new enum
 * members may appear without a version change, so nothing here may reject them.
 */
export type LooseEnum<known extends string> = known | (string & Record<never, never>)

/** Accepts any string; the type lists the values known today. */
/* @__NO_SIDE_EFFECTS__ */
export function openEnum<known extends string>(): v.GenericSchema<LooseEnum<known>> {
  return v.string() as unknown as v.GenericSchema<LooseEnum<known>>
}

/** `null` and an absent field mean the same on this wire; both become `undefined`. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<const schema extends v.GenericSchema<unknown, unknown>>(schema: schema) {
  return v.optional(
    v.pipe(
      v.nullish(schema),
      v.transform((value) => value ?? undefined),
    ),
  ) as unknown as v.OptionalSchema<schema, undefined>
}

/** A text that a person typed, without the blanks around it. */
export const trimmedSchema = v.pipe(
  v.string(),
  v.transform((text) => text.trim()),
)

/** An id such as `Quote:…`. Opaque: compared and repeated, never taken apart. */
export const idSchema = v.pipe(v.string(), v.regex(/^.{1,255}$/s))

/**
 * An ISO 8601 time on the wire, a `Date` inside. Times of this wire are UTC, also where they do not say so: an engine
 * would take them for the device's zone, and a deadline would be hours off.
 */
export const timestampSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/),
  v.transform((text) => new Date(/T[\d:.]+$/.test(text) ? `${text}Z` : text)),
  v.custom<Date>((time) => !Number.isNaN(Number(time))),
)

/**
 * A whole number on the wire, a `bigint` inside. `parseJson` hands over integers beyond 2^53 as digit strings, so no
 * amount is ever rounded; a fraction or a rounded number is refused.
 */
export const integerSchema = v.pipe(
  v.union([v.custom<number>(Number.isSafeInteger), v.pipe(v.string(), v.regex(/^-?\d{1,40}$/))]),
  v.transform((value) => BigInt(value)),
)

/** An amount that is paid: a payment of zero or less does not exist. */
export const paidAmountSchema = v.pipe(
  integerSchema,
  v.custom<bigint>((amount) => Number(amount) > 0),
)

/** A fee: it may be nothing, and is never a gift. */
export const feeAmountSchema = v.pipe(
  integerSchema,
  v.custom<bigint>((amount) => Number(amount) >= 0),
)

/** A paginated list response. */
/* @__NO_SIDE_EFFECTS__ */
export function page<const item extends v.GenericSchema<unknown, unknown>>(item: item) {
  return message({
    data: v.array(item),
    hasMore: v.nullish(v.boolean(), false),
    nextCursor: optional(v.string()),
    totalCount: optional(v.number()),
  })
}

/** Bytes as unpadded base64url (RFC 4648 §5). */
export const base64UrlSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,65536}$/))

/** A P-256 point in hex: compressed, or uncompressed for the deprecated flow in which the service makes the key. */
export const clientPublicKeySchema = v.pipe(v.string(), v.regex(/^(0[23][0-9a-fA-F]{64}|04[0-9a-fA-F]{128})$/))

/** A P-256 point in hex that something is to be encrypted to. */
export const uncompressedPublicKeySchema = v.pipe(v.string(), v.regex(/^04[0-9a-fA-F]{128}$/))
