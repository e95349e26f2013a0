import type { ReactNode } from 'react'
import { ScaProof } from '../sca-proof/index.ts'
import { loginProofOf, useScaLoginContext } from './ScaLoginContext.ts'

/** Holds the parts of `ScaProof` inside while there is a proof to give. Renders nothing otherwise. */
export function ScaLoginProof({ children }: { children?: ReactNode }) {
  const { login } = useScaLoginContext()
  const proof = loginProofOf(login.state)
  if (!proof) return null
  return (
    <ScaProof.Provider state={proof} actions={login}>
      {children}
    </ScaProof.Provider>
  )
}
