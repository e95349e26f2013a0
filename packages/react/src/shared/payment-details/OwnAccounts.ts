import type { InternalAccount } from '@countersign/core'
import { createContext } from 'react'

/** The user's accounts at the service, as far as the page has read them: a payment to one of them is named after it. */
export const OwnAccounts = createContext<readonly InternalAccount[]>([])
