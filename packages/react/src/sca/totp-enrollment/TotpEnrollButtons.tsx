import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import { Countdown } from '../../primitives/Countdown.tsx'
import type { ClipboardStatus } from '../../primitives/clipboard/copyTemporarily.ts'
import { clipboardMs } from '../../primitives/clipboard/useTemporaryCopy.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useTotpEnrollContext } from './TotpEnrollContext.ts'
import type { TotpEnrollMessages } from './totpEnrollMessages.ts'
import { totpEnrollMessages } from './totpEnrollMessages.ts'

/** Has the service make a key, also once more after one was cleared. Renders nothing at other steps. */
export const TotpEnrollStartButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function TotpEnrollStartButton(props, ref) {
    const { enroll, step } = useTotpEnrollContext()
    const words = useMessages('totpEnroll', totpEnrollMessages)
    const { state } = enroll
    const again = state.status === 'cleared' && !state.enrolled
    if (step !== 'start' && !again) return null
    return (
      <BusyButton {...props} ref={ref} busy={state.status === 'starting'} onAction={() => void enroll.start()}>
        {props.children ?? (again ? words.again : words.start)}
      </BusyButton>
    )
  },
)

/** Leaves the screen, calmly. Renders nothing where it cannot be left, and while recovery codes wait to be saved. */
export const TotpEnrollCloseButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function TotpEnrollCloseButton(props, ref) {
    const { enroll, step, close } = useTotpEnrollContext()
    const words = useMessages('totpEnroll', totpEnrollMessages)
    const { status } = enroll.state
    if (!close || step === 'recovery') return null
    return (
      <BusyButton {...props} ref={ref} unavailable={status === 'confirming'} onAction={close}>
        {props.children ?? (step === 'start' || step === 'code' ? words.cancel : words.close)}
      </BusyButton>
    )
  },
)

const sentences = {
  refused: 'copyRefused',
  waits: 'copyWaits',
  cleared: 'copyCleared',
  replaced: 'copyReplaced',
} as const satisfies { [status in Exclude<ClipboardStatus, 'copied'>]: keyof TotpEnrollMessages }

/** What is true about the clipboard. It stays after the secret is gone: it may still be in there. */
export const TotpEnrollCopyNotice = forwardRef<HTMLParagraphElement, Omit<ComponentPropsWithoutRef<'p'>, 'children'>>(
  function TotpEnrollCopyNotice(props, ref) {
    const { status } = useTotpEnrollContext().copying
    const words = useMessages('totpEnroll', totpEnrollMessages)
    return (
      <p role="status" {...props} ref={ref} data-clipboard={status}>
        {status === 'copied' ? words.copied({ seconds: clipboardMs / 1000 }) : status && words[sentences[status]]}
      </p>
    )
  },
)

/** When what is shown goes by itself. */
export const TotpEnrollDeadline = forwardRef<HTMLParagraphElement, Omit<ComponentPropsWithoutRef<'p'>, 'children'>>(
  function TotpEnrollDeadline(props, ref) {
    const { state, timeLeftMs } = useTotpEnrollContext().enroll
    const words = useMessages('totpEnroll', totpEnrollMessages)
    if (!('clearAtMs' in state)) return null
    return (
      <p {...props} ref={ref}>
        {words.clearsIn}{' '}
        <Countdown
          deadlineMs={state.clearAtMs}
          timeLeftMs={timeLeftMs}
          showBelowSeconds={Number.POSITIVE_INFINITY}
          announce={words.timeLeft}
        />
      </p>
    )
  },
)
