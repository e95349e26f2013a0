import type { TotpEnrollState } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTemporaryCopy } from '../../primitives/clipboard/useTemporaryCopy.ts'
import { useLatest } from '../../provider/useLatest.ts'
import type { TotpEnrollStep } from './TotpEnrollContext.ts'
import { TotpEnrollContext } from './TotpEnrollContext.ts'
import { useTotpEnroll } from './useTotpEnroll.ts'

export type TotpEnrollRootProps = ComponentPropsWithoutRef<'div'> & {
  /** Called once when an app is connected; its recovery codes may be on the screen still. */
  onEnrolled?: (() => void) | undefined
  /** Leaves the screen; without it there is no button for that. Not possible while recovery codes wait to be saved. */
  onClose?: (() => void) | undefined
}

const steps: { readonly [status in TotpEnrollState['status']]: TotpEnrollStep } = {
  idle: 'start',
  starting: 'start',
  'awaiting-code': 'code',
  confirming: 'code',
  'recovery-codes': 'recovery',
  cleared: 'cleared',
  done: 'done',
}

/** Holds the enrolment of an authenticator app for the parts inside. `data-status` is the status. */
export const TotpEnrollRoot = forwardRef<HTMLDivElement, TotpEnrollRootProps>(function TotpEnrollRoot(props, ref) {
  const { onEnrolled, onClose, ...rest } = props
  const enroll = useTotpEnroll()
  const { state, cancel } = enroll
  const { status } = state
  const codeInput = useRef<HTMLInputElement>(null)
  const [incomplete, setIncomplete] = useState(false)
  const copying = useTemporaryCopy()
  const id = useId()
  const ids = useMemo(() => ({ code: `${id}code`, error: `${id}error`, hint: `${id}hint` }), [id])
  const latest = useLatest(onEnrolled)
  const enrolled = status === 'recovery-codes' || status === 'done' || (status === 'cleared' && state.enrolled)
  useEffect(() => {
    if (enrolled) latest.current?.()
  }, [enrolled, latest])
  useUnsavedWarning(status === 'recovery-codes')

  const held = status === 'confirming' || status === 'recovery-codes'
  const close = () => {
    if (held) return
    cancel()
    onClose?.()
  }
  const value = {
    enroll,
    step: steps[status],
    ids,
    codeInput,
    incomplete: status === 'awaiting-code' && incomplete,
    setIncomplete,
    copying,
    close: onClose && close,
  }
  return (
    <TotpEnrollContext.Provider value={value}>
      <div {...rest} ref={ref} data-status={status} />
    </TotpEnrollContext.Provider>
  )
})

/** Has the browser ask before a page goes that shows something for the last time. */
function useUnsavedWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
}
