import type { Provider, ReactElement, ReactNode } from 'react'

/** Puts a provider around a part, with what the parts inside share. */
export function provide<value>(Context: Provider<value>, value: value): (root: ReactNode) => ReactElement {
  return (root) => <Context value={value}>{root}</Context>
}
