import type { ReactNode } from 'react'
import type { LazyMessages } from '../primitives/lazyMessages.ts'
import type { ScreenFailureMessages } from '../primitives/screenFailureMessages.ts'
import type { SupportMessages } from '../primitives/supportMessages.ts'
import type { DefaultErrors, DefaultMessages } from './defaultMessages.ts'
import type { ErrorMessages, ErrorSentence } from './ErrorMessages.ts'

/**
 * What may stand in the place of default messages: any text for a text, and a function with the same values for a
 * function. Where the default returns an element, the replacement may return anything that React renders. A default that
 * is a `ReactNode` may be replaced by any other.
 */
export type Replaceable<message> = ReactNode extends message
  ? ReactNode
  : message extends string
    ? string
    : message extends (...values: infer values) => string
      ? (...values: values) => string
      : message extends (...values: infer values) => unknown
        ? (...values: values) => ReactNode
        : { readonly [name in keyof message]: Replaceable<message[name]> }

/** Every word on a screen, by journey. `paymentDetails` serves both the confirmation and the result. */
export type JourneyMessages = {
  [journey in keyof DefaultMessages]: Replaceable<DefaultMessages[journey]>
} & {
  lazy: LazyMessages
  screenFailure: ScreenFailureMessages
  support: SupportMessages
}

/** The journeys that have sentences about errors of their own. */
export type ErrorJourney = keyof DefaultErrors

/** The sentences about errors of one journey. */
type JourneyErrors = { readonly [journey in ErrorJourney]?: { readonly errors?: ErrorMessages } }

/**
 * What a provider may replace: any word of any journey, and any sentence about an error, in one journey
 * (`messages.funding.errors`) or in all of them (`messages.errors`, which wins).
 */
export type Messages = {
  readonly [journey in keyof JourneyMessages]?: Partial<JourneyMessages[journey]>
} & JourneyErrors & { readonly errors?: ErrorMessages }

/** The messages under the names that are known, without what an open list of names allows besides. */
type Named<message> = ReactNode extends message
  ? ReactNode
  : message extends string
    ? string
    : message extends (...values: never) => unknown
      ? message
      : { readonly [name in keyof message as string extends name ? never : name]: Named<message[name]> }

/**
 * A whole language: every message of every journey and a sentence for each of its errors. One that is missing, or that
 * English does not have, is a type error.
 */
export type Translation = {
  readonly [journey in keyof JourneyMessages]: Named<JourneyMessages[journey]> &
    (journey extends ErrorJourney
      ? { readonly errors: { readonly [code in keyof DefaultErrors[journey]]: ErrorSentence } }
      : unknown)
}
