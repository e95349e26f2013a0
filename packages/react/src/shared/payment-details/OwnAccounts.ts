import { createContext } from 'react'

/** What the user's own accounts at the service are called, by their ids: a payment to one of them is named after it. */
export const OwnAccounts = createContext<ReadonlyMap<string | undefined, string>>(new Map())
