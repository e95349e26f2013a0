import type { Provider } from 'react'
import { createContext, useContext } from 'react'

/**
 * Creates what the parts of one journey share.
 *
 * @param root The part that has to stand around the others, such as `SessionList.Root`.
 * @param shows What the parts show, for the sentence a developer reads when a part stands outside of its root.
 * @returns The provider, and the hook that reads from it. The hook throws an `Error` outside of the root: put the part
 *   inside.
 */
// @__NO_SIDE_EFFECTS__
export function definePartContext<value>(root: string, shows: string): [Provider<value | undefined>, () => value] {
  const Context = createContext<value | undefined>(undefined)
  function usePartContext(): value {
    const found = useContext(Context)
    if (found === undefined) throw new Error(`This part shows the ${shows} of <${root}>. Put it inside.`)
    return found
  }
  return [Context.Provider, usePartContext]
}
