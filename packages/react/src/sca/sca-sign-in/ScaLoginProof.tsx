import type { ReactNode } from 'react'
import { ScaProofProvider } from '../sca-proof/ScaProofProvider.tsx'
import { loginProofOf, useScaLoginContext } from './ScaLoginContext.ts'

/** Holds the parts of `ScaProof` inside while there is a proof to give. Renders nothing otherwise. */
export function ScaLoginProof({ children }: { children?: ReactNode }) {
  const { login } = useScaLoginContext()
  const proof = loginProofOf(login.state)
  if (!proof) return null
  return (
    <ScaProofProvider state={proof} actions={login}>
      {children}
    </ScaProofProvider>
  )
}
