import { lookUp } from '../../wire/lookUp.ts'

/** Returns whether a value of a payload has the required form. */
export type Shape = (value: unknown) => boolean

/** Any text. */
export const isText: Shape = (value) => typeof value === 'string'

/** Text of at most so many characters (UTF-16). */
export function textUpTo(length: number): Shape {
  return (value) => typeof value === 'string' && value.length <= length
}

/** One of these texts. */
export function oneOf(...texts: readonly string[]): Shape {
  return (value) => typeof value === 'string' && texts.includes(value)
}

/** A switch names nothing; any other value could. */
export const isSwitch: Shape = (value) => typeof value === 'boolean'

/** Any list of texts. */
export const isTexts: Shape = (value) => Array.isArray(value) && value.every(isText)

/** This text and no other. */
export function exactly(expected: string): Shape {
  return (value) => value === expected
}

/** This text, in upper or lower case ASCII letters. */
export function inAnyCase(expected: string): Shape {
  return (value) => typeof value === 'string' && lowerAscii(value) === lowerAscii(expected)
}

/** A list of one element. */
export function one(shape: Shape): Shape {
  return (value) => Array.isArray(value) && value.length === 1 && shape(value[0])
}

/** The value may be absent. */
export function optional(shape: Shape): Shape {
  return (value) => value === undefined || shape(value)
}

/** An object with these keys and no others. `rest`: what any other key may hold. */
export function fields(shapes: Readonly<Record<string, Shape>>, rest: Shape = () => false): Shape {
  return (value) =>
    isObject(value) &&
    Object.entries(value).every(([key, member]) => Object.hasOwn(shapes, key) || rest(member)) &&
    Object.entries(shapes).every(([key, shape]) => shape(lookUp(value, key)))
}

/** Any object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Only these letters have one lower case: the Kelvin sign would become the `k` of another user's address. */
const lowerAscii = (value: string) => value.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
