import type { ScaFactor } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useEffect, useRef, useState } from 'react'
import { useComposedRefs } from '../../primitives/useComposedRefs.ts'
import { useLatest } from '../../provider/useLatest.ts'
import { useFocusKept } from '../../settings/signed-resource/useFocusKept.ts'
import type { ScaResetEmbed } from './ScaResetContext.ts'
import { ScaResetContext } from './ScaResetContext.ts'
import { useScaFactorReset } from './useScaFactorReset.ts'

export type ScaResetRootProps = ComponentPropsWithoutRef<'div'> & {
  /** The wallet whose customer lost something. */
  accountId: string
  /** Shows the check in your page, where its provider has a component for that; else it opens in a tab of its own. */
  embed?: ScaResetEmbed | undefined
  /** Called once when the old factor is gone. */
  onCompleted?: ((factor: ScaFactor) => void) | undefined
}

/**
 * Holds the reset of a factor that was lost for the parts inside, also one that was begun days ago. `data-status` is the
 * status.
 */
export const ScaResetRoot = forwardRef<HTMLDivElement, ScaResetRootProps>(function ScaResetRoot(props, ref) {
  const { accountId, embed, onCompleted, ...rest } = props
  const reset = useScaFactorReset({ accountId })
  const [asked, setAsked] = useState<ScaFactor>()
  const [begunHere, setBegunHere] = useState(false)
  const { state } = reset
  const own = useRef<HTMLDivElement>(null)
  const composed = useComposedRefs(own, ref)
  // The last step takes its button with it.
  useFocusKept(own)
  const latest = useLatest(onCompleted)
  const completed = state.status === 'completed' ? state.factor : undefined
  useEffect(() => {
    if (completed) latest.current?.(completed)
  }, [completed, latest])
  // The question is answered by the reset that it led to.
  if (asked && state.status !== 'idle' && state.status !== 'starting') setAsked(undefined)

  const ask = (factor: ScaFactor | undefined) => {
    if (state.status === 'starting') return
    setBegunHere(true)
    setAsked(factor)
  }
  const begin = (factor: ScaFactor) => {
    setBegunHere(true)
    setAsked(factor)
    void reset.start(factor)
  }
  return (
    <ScaResetContext.Provider value={{ reset, asked, ask, begin, begunHere, embed }}>
      <div {...rest} ref={composed} data-status={state.status} />
    </ScaResetContext.Provider>
  )
})
