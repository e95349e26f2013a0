import type { ScaFactor } from '@countersign/core'
import { forwardRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import type { SecretLinkProps } from '../../primitives/SecretLink.tsx'
import { SecretLink } from '../../primitives/SecretLink.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useResetFactor, useScaResetContext, useWayToCheck } from './ScaResetContext.ts'
import { scaResetMessages } from './scaResetMessages.ts'

export type ScaResetStartButtonProps = ButtonProps & { factor: ScaFactor }

/** Begins the reset of a factor. Renders nothing while there is one. */
export const ScaResetStartButton = forwardRef<HTMLButtonElement, ScaResetStartButtonProps>(
  function ScaResetStartButton(props, ref) {
    const { factor, ...rest } = props
    const { reset, begin } = useScaResetContext()
    const { state } = reset
    const words = useMessages('scaReset', scaResetMessages)
    if (state.status !== 'idle' && state.status !== 'starting') return null
    return (
      <BusyButton {...rest} ref={ref} busy={state.status === 'starting'} onAction={() => begin(factor)}>
        {props.children ?? words.start}
      </BusyButton>
    )
  },
)

export type ScaResetCheckLinkProps = Omit<SecretLinkProps, 'readHref' | 'target' | 'rel'>

/**
 * Opens the check in a tab of its own, which cannot reach back into this one. Renders nothing where there is no link
 * that may be trusted, and where the page shows the check itself.
 */
export const ScaResetCheckLink = forwardRef<HTMLAnchorElement, ScaResetCheckLinkProps>(
  function ScaResetCheckLink(props, ref) {
    const { openLink } = useScaResetContext().reset
    const words = useMessages('scaReset', scaResetMessages)
    if (useWayToCheck() !== 'link') return null
    return (
      <SecretLink {...props} ref={ref} readHref={openLink} target="_blank" rel="noopener noreferrer">
        {props.children ?? words.openCheck}
      </SecretLink>
    )
  },
)

/** The check in the page itself, as its `embed` shows it. Renders nothing without one. */
export function ScaResetEmbeddedCheck() {
  const { reset, embed } = useScaResetContext()
  const way = useWayToCheck()
  return embed && way === 'page' ? embed({ readToken: reset.readLivenessToken }) : null
}

/** Begins once more where the check did not pass, or its time is over, or there is no way to it. */
export const ScaResetStartAgainButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function ScaResetStartAgainButton(props, ref) {
    const { reset, begin } = useScaResetContext()
    const words = useMessages('scaReset', scaResetMessages)
    const factor = useResetFactor()
    const way = useWayToCheck()
    const over = reset.state.status === 'rejected' || reset.state.status === 'expired'
    if (!factor || !(over || way === 'refused' || way === 'none')) return null
    return (
      <BusyButton {...props} ref={ref} onAction={() => begin(factor)}>
        {props.children ?? words.startAgain}
      </BusyButton>
    )
  },
)

/** Forgets the reset on this device, calmly. Renders nothing where there is none. */
export const ScaResetCloseButton = forwardRef<HTMLButtonElement, ButtonProps>(function ScaResetCloseButton(props, ref) {
  const { state, cancel } = useScaResetContext().reset
  const words = useMessages('scaReset', scaResetMessages)
  if (!useResetFactor()) return null
  return (
    <BusyButton {...props} ref={ref} unavailable={state.status === 'completing'} onAction={() => cancel()}>
      {props.children ?? (state.status === 'completed' ? words.close : words.stop)}
    </BusyButton>
  )
})
