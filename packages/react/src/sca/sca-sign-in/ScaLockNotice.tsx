import type { ScaLock } from '@countersign/core'
import { type ComponentPropsWithoutRef, forwardRef, useCallback, useId } from 'react'
import { Banner } from '../../primitives/Banner.tsx'
import { Countdown } from '../../primitives/Countdown.tsx'
import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { joinClasses } from '../../primitives/mergeProps.ts'
import { Screen } from '../../primitives/Screen.tsx'
import { SupportLink } from '../../primitives/SupportLink.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import { scaProofMessages, showBelowSeconds } from '../sca-proof/index.ts'

export type ScaLockNoticeProps = Omit<ComponentPropsWithoutRef<'section'>, 'children'> & {
  /** What keeps the user from confirming, as `useScaLock` returns it. */
  lock: ScaLock | undefined
  /** The user says that a suspension was lifted: `forget` of `useScaLock`. Without it, there is no button for that. */
  onLifted?: (() => void) | undefined
  /** The level of the heading in your page; 2 by default. */
  headingLevel?: HeadingLevel | undefined
}

/**
 * Says, on a page from which payments start, that nothing can be confirmed, why, until when, and what to do. Renders
 * nothing without a lock.
 */
export const ScaLockNotice = forwardRef<HTMLElement, ScaLockNoticeProps>(function ScaLockNotice(props, ref) {
  const { lock, ...rest } = props
  if (!lock) return null
  return (
    <Screen name="ScaLockNotice" subject={`${lock.lockedUntil?.getTime()}`}>
      <Notice {...rest} lock={lock} ref={ref} />
    </Screen>
  )
})

type NoticeProps = ScaLockNoticeProps & { lock: ScaLock }

const Notice = forwardRef<HTMLElement, NoticeProps>(function Notice(props, ref) {
  const { lock, onLifted, headingLevel = 2, className, ...rest } = props
  const { lockedUntil: until, suspended } = lock
  const messages = useMessages('scaProof', scaProofMessages)
  const { serverTime } = useWalletClient().transport
  const writeTime = useLocalTime()
  const id = useId()
  const untilMs = until?.getTime() ?? 0
  const timeLeftMs = useCallback(() => Math.max(0, untilMs - serverTime.now()), [untilMs, serverTime])
  const time = until && writeTime(until)
  const Heading = `h${headingLevel}` as const
  return (
    <section {...rest} ref={ref} className={joinClasses('cs-card', className)} aria-labelledby={id}>
      {/* It takes the focus when the notice is shown again after a failure. */}
      <Heading className="cs-title" id={id} tabIndex={-1}>
        {suspended ? messages.suspendedTitle : messages.lockedTitle}
      </Heading>
      <Banner className="cs-banner" tone={suspended ? 'danger' : 'warning'}>
        {until && (
          <div className="cs-deadline">
            <span>{time && messages.lockedUntil({ time })}</span>
            <Countdown
              deadlineMs={untilMs}
              timeLeftMs={timeLeftMs}
              showBelowSeconds={showBelowSeconds}
              announce={messages.waitLeft}
            />
          </div>
        )}
        <p>{suspended ? messages.suspended : messages.locked}</p>
      </Banner>
      <SupportLink className="cs-button" data-look="quiet" />
      {suspended && onLifted && (
        <div className="cs-actions">
          <button type="button" className="cs-link" onClick={onLifted}>
            {messages.lifted}
          </button>
        </div>
      )}
    </section>
  )
})
