import type { ScaProofActions, ScaProofState } from '@countersign/core'
import type { ReactNode } from 'react'
import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { useServerCountdown } from '../../primitives/useServerCountdown.ts'
import { openRequest, ScaProofContext } from './ScaProofContext.ts'

export type ScaProofProviderProps = {
  /** Where the proof stands. */
  state: ScaProofState
  /** What the person can do about it. Keep the functions stable between renders. */
  actions: ScaProofActions
  children?: ReactNode
}

/** Holds one proof for the parts inside, whatever it is for. Renders no element. */
export function ScaProofProvider({ state, actions, children }: ScaProofProviderProps) {
  const codeInput = useRef<HTMLInputElement>(null)
  const request = openRequest(state)
  const asked = request && `${request.id} ${request.factor}`
  const [incompleteFor, setIncompleteFor] = useState<string>()
  const id = useId()
  const ids = useMemo(() => ({ code: `${id}code`, error: `${id}error`, hint: `${id}hint` }), [id])
  const { timeLeftMs } = actions
  const retryLeftMs = useCallback(() => timeLeftMs('retry'), [timeLeftMs])
  const waitSeconds = useServerCountdown({
    deadlineMs: request?.retryAt?.getTime() ?? 0,
    timeLeftMs: retryLeftMs,
  })
  const value = {
    state,
    actions,
    ids,
    codeInput,
    incomplete: asked !== undefined && incompleteFor === asked,
    setIncomplete: (incomplete: boolean) => setIncompleteFor(incomplete ? asked : undefined),
    waitSeconds,
  }
  return <ScaProofContext.Provider value={value}>{children}</ScaProofContext.Provider>
}
