import type { ReactNode } from 'react'
import { useMemo, useRef } from 'react'
import { useWalletContext } from '../provider/WalletProvider.tsx'
import { PartBoundary, ScreenContext, type ScreenInfo } from './PartBoundary.tsx'

export type ScreenProps = Pick<ScreenInfo, 'name'> & {
  subject?: string | undefined
  isPayment?: boolean
  children: ReactNode
}

/**
 * A finished screen. An error thrown in it, even by its root, leaves the page around it as it is. The parts inside the
 * root have a `PartBoundary` of their own, so that the state in the root survives their errors.
 */
export function Screen({ name, subject, isPayment = false, children }: ScreenProps) {
  const wallet = useWalletContext()
  const kept: ScreenInfo['kept'] = useRef(null)
  const screen = useMemo(() => ({ name, subject, isPayment, kept, wallet }), [name, subject, isPayment, wallet])
  return (
    <ScreenContext.Provider value={screen}>
      <PartBoundary card>{children}</PartBoundary>
    </ScreenContext.Provider>
  )
}
