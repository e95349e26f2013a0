import { useState } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { CodeField } from '../../primitives/CodeField.tsx'
import { CodeForm as BaseCodeForm } from '../../primitives/CodeForm.tsx'
import { clockText } from '../../primitives/clockText.ts'
import { definePart } from '../../primitives/definePart.tsx'
import { ErrorMessage as BaseErrorMessage } from '../../primitives/ErrorMessage.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { SupportLink as BaseSupportLink } from '../../primitives/SupportLink.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { useServerCountdown } from '../../primitives/useServerCountdown.ts'
import { useOtpLoginContext } from './OtpLoginContext.ts'
import { showDestination } from './showDestination.ts'

/** Names the step and takes the focus when it changes. `children` replace the words of the first step. */
export const Heading = definePart(BaseHeading, () => {
  const { state, challenge, stopped, messages } = useOtpLoginContext()
  if (stopped) return { step: 'stopped', children: messages.stoppedTitle }
  if (state.status === 'signed-in') return { step: 'done', children: messages.signedInTitle }
  return challenge ? { step: 'code', children: messages.codeTitle } : { step: 'start', text: messages.title }
})

/** The form for the code. Renders nothing at other steps. */
export const CodeForm = definePart(BaseCodeForm, () => {
  const { state, submitCode, challenge, error, code } = useOtpLoginContext()
  if (!challenge) return null
  return {
    entry: code,
    busy: state.status === 'verifying-code',
    refused: error !== undefined,
    onCode: state.status === 'awaiting-code' ? (typed: string) => void submitCode(typed) : undefined,
    state: { status: state.status },
  }
})

/** The label of the code field; says how long the code is. */
export const CodeLabel = definePart('label', () => {
  const { challenge, code, messages } = useOtpLoginContext()
  const { ids } = code
  if (!challenge) return null
  return { id: ids.label, htmlFor: ids.code, text: messages.codeLabel(code) }
})

/** The one field for the whole code. Sends the form when it is full; after a wrong code it keeps the text, selected. */
export const CodeInput = definePart(CodeField, () => {
  const { prepare, state, challenge, error, code } = useOtpLoginContext()
  if (!challenge) return null
  return {
    entry: code,
    refused: error !== undefined,
    error,
    expected: challenge.sentAtMs,
    onType: prepare,
    readOnly: state.status === 'verifying-code',
  }
})

/** Says where the code went, and that a new one was sent. Masked, unless the user typed it in this tab. */
export const Destination = definePart('p', () => {
  const { challenge, typed, messages, code } = useOtpLoginContext()
  const sentAtMs = challenge?.sentAtMs
  const [firstSentAtMs] = useState(sentAtMs)
  if (!challenge) return null
  const sentTo = <UntrustedText>{showDestination(challenge.sentTo, typed)}</UntrustedText>
  const isFirst = sentAtMs === firstSentAtMs
  return {
    id: code.ids.lead,
    role: 'status',
    children: isFirst ? messages.codeSent({ sentTo }) : messages.codeSentAgain({ sentTo }),
  }
})

/** Returns the ids of the field of this step. */
function useIds() {
  const { challenge, address, code } = useOtpLoginContext()
  return challenge || !address ? code.ids : address.ids
}

/** Helps with the field of this step. Renders nothing after a security stop. */
export const Hint = definePart('p', () => {
  const { challenge, address, stopped, messages } = useOtpLoginContext()
  const { hint: id } = useIds()
  if (stopped) return null
  const addressHint = () => (address ? messages.addressHint : messages.knownAddress)
  return { id, children: challenge ? messages.codeHint : addressHint() }
})

/** Says what went wrong and what to do. Always in the page and empty without an error, so that it is announced. */
export const ErrorMessage = definePart(BaseErrorMessage, () => {
  const { challenge, channel, error, errors, address, code, messages } = useOtpLoginContext()
  const invalid = challenge
    ? code.incomplete && messages.codeIncomplete(code)
    : address?.invalid && messages.addressInvalid
  return { id: useIds().error, journey: `${channel}OtpLogin` as const, sentences: errors, error, invalid }
})

/** Sends the form of the step it stands in; busy until the service responds. Renders nothing after a security stop. */
export const SubmitButton = definePart(Button, () => {
  const { state, stopped, messages } = useOtpLoginContext()
  if (stopped) return null
  const { status } = state
  const sendsCode = status === 'idle' || status === 'sending-code'
  return {
    type: 'submit' as const,
    busy: status === 'sending-code' || status === 'verifying-code',
    text: sendsCode ? messages.sendCode : messages.submitCode,
  }
})

/** Sends a new code, once the service allows it; shows the time until then. */
export const ResendButton = definePart(Button, () => {
  const { state, resendCode, resendWaitMs, challenge, messages } = useOtpLoginContext()
  // The wait is known while a code is awaited; another deadline makes the countdown start again afterwards.
  const deadlineMs = state.status === 'awaiting-code' ? state.challenge.resendAtMs : 0
  const waitSeconds = useServerCountdown({ deadlineMs, timeLeftMs: resendWaitMs })
  if (!challenge) return null
  const label = () => (waitSeconds ? messages.resendIn({ time: clockText(waitSeconds) }) : messages.resend)
  return {
    busy: state.status === 'awaiting-code' && state.resending,
    unavailable: waitSeconds !== 0 || state.status === 'verifying-code',
    onPress: () => void resendCode(),
    text: label(),
  }
})

/** Returns to the first step, for another address. Renders nothing where the address is known. */
export const RestartButton = definePart(Button, () => {
  const { state, restart, challenge, address, messages } = useOtpLoginContext()
  if (!address || !challenge) return null
  return {
    unavailable: state.status === 'verifying-code',
    onPress: () => restart(),
    text: messages.restart,
  }
})

/** Leads to support after a security stop, where the provider has a `supportUrl`. Renders nothing otherwise. */
export const SupportLink = definePart(BaseSupportLink, () => (useOtpLoginContext().stopped ? {} : null))
