import type { WalletError, WalletErrorAction, WalletErrorCode } from '@countersign/core'

/** A sentence about an error, or a function for one that holds a value, such as a waiting time. */
export type ErrorSentence = string | ((error: WalletError) => string)

/** Sentences by error code, and by action for every code that has none of its own. */
export type ErrorMessages = { readonly [key in WalletErrorCode | WalletErrorAction]?: ErrorSentence }
