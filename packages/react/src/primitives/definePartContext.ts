import type { Provider } from 'react'
import { createContext, useContext } from 'react'

/**
 * Creates what the parts of one journey share.
 *
 * @returns The provider, and the hook that reads from it. The hook throws an `Error` outside of the provider: put the part
 *   inside.
 */
// @__NO_SIDE_EFFECTS__
export function definePartContext<value>(): [Provider<value | undefined>, () => value] {
  const Context = createContext<value | undefined>(undefined)
  function usePartContext(): value {
    const found = useContext(Context)
    if (found === undefined) throw new Error('Put this part inside its Root.')
    return found
  }
  return [Context.Provider, usePartContext]
}
