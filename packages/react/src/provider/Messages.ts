import type { ReactNode } from 'react'
import type { LazyMessages } from '../primitives/lazyMessages.ts'
import type { ScreenFailureMessages } from '../primitives/screenFailureMessages.ts'
import type { SupportMessages } from '../primitives/supportMessages.ts'
import type { DefaultMessages } from './defaultMessages.ts'
import type { ErrorMessages } from './ErrorMessages.ts'

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

/** What a provider may replace: any word of any journey, and any sentence about an error. */
export type Messages = {
  readonly [journey in keyof JourneyMessages]?: Partial<JourneyMessages[journey]>
} & { readonly errors?: ErrorMessages }
