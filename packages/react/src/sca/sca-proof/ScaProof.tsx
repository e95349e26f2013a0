import type { ScaFactor, ScaProofActions, ScaProofState } from '@countersign/core'
import { lookUp } from '@countersign/core/client'
import { type ComponentPropsWithoutRef, type ReactNode, useCallback } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { CodeField } from '../../primitives/CodeField.tsx'
import { CodeForm as BaseCodeForm } from '../../primitives/CodeForm.tsx'
import { clockText } from '../../primitives/clockText.ts'
import { definePart } from '../../primitives/definePart.tsx'
import { ErrorMessage as BaseErrorMessage } from '../../primitives/ErrorMessage.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { useCodeEntry } from '../../primitives/useCodeEntry.ts'
import { useServerCountdown } from '../../primitives/useServerCountdown.ts'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useOffline } from '../../provider/useOffline.ts'
import { useStore } from '../../provider/useStore.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import { isHidden } from '../../session/session-guard/isHidden.ts'
import { proofSentences } from './proofSentences.ts'
import { codeFormat, ScaProofContextProvider, useProofHeading, useScaProofContext } from './ScaProofContext.ts'
import { scaProofMessages } from './scaProofMessages.ts'

export { Deadline, Lock, Wait } from './ScaProofClocks.tsx'

export type ProviderProps = {
  /** The proof, as a controller reports it. */
  state: ScaProofState
  /** What the user can do about it. Keep the functions stable between renders. */
  actions: ScaProofActions
  /**
   * The id of the element that says what is confirmed, such as the amount and the payee. The field of a code has the focus
   * at once, so a screen reader reads it with the field.
   */
  subjectId?: string | undefined
  children?: ReactNode
}

/** Provides one proof, of any kind, to the parts inside. Renders no element. */
export function Provider({ state, actions, subjectId, children }: ProviderProps) {
  const messages = useMessages('scaProof', scaProofMessages)
  const { status } = state
  const open = status === 'awaiting-proof' || status === 'proving' || status === 'resending'
  const request = open ? state.request : undefined
  const code = useCodeEntry({ ...codeFormat, step: `${request?.id} ${request?.factor}` })
  const { timeLeftMs } = actions
  const retryLeftMs = useCallback(() => timeLeftMs('retry'), [timeLeftMs])
  const waitSeconds = useServerCountdown({ deadlineMs: request?.retryAt?.getTime() ?? 0, timeLeftMs: retryLeftMs })
  const context = { state, actions, messages, request, code, subjectId, waitSeconds }
  return <ScaProofContextProvider value={context}>{children}</ScaProofContextProvider>
}

/**
 * Names the step and takes the focus when it changes, also for another request and another factor. `children` are its
 * words while a proof can be given.
 */
export const Heading = definePart(BaseHeading, ({ children }) => {
  const { state } = useScaProofContext()
  return useProofHeading({ proof: state, title: children })
})

/** Says what will happen before it does, or where the code went, or why no proof can be given. */
export const Explanation = definePart('p', () => {
  const { state, request, messages, code } = useScaProofContext()
  function explain() {
    if (state.status === 'expired' && state.error) return messages.expiredUnknown
    if (state.status === 'suspended' || state.status === 'locked' || state.status === 'expired')
      return messages[state.status]
    if (state.status === 'awaiting-proof' && state.resent) return messages.codeResent
    return request && (lookUp(messages.explanations, request.factor) ?? messages.unknownFactor)
  }
  // A lock interrupts a screen reader by itself; said inside that, it would be read twice.
  const isLock = state.status === 'locked' || state.status === 'suspended'
  return { id: code.ids.lead, role: isLock ? undefined : 'status', children: explain() }
})

/** Returns the request where its proof is a code. */
function useCodeRequest() {
  const { request } = useScaProofContext()
  return request?.factor === 'SMS_OTP' || request?.factor === 'TOTP' ? request : undefined
}

/** Returns what was wrong with the last attempt. */
function useRefusal() {
  const { state } = useScaProofContext()
  return state.status === 'awaiting-proof' ? state.error : undefined
}

/** The form for the code. Renders nothing unless the proof is a code. */
export const CodeForm = definePart(BaseCodeForm, () => {
  const { state, actions, code, waitSeconds } = useScaProofContext()
  const request = useCodeRequest()
  const refused = useRefusal() !== undefined
  if (!request) return null
  const canSend = state.status === 'awaiting-proof' && !waitSeconds
  return {
    entry: code,
    busy: state.status === 'proving',
    refused,
    onCode: canSend ? (typed: string) => void actions.submitCode(typed) : undefined,
    state: { status: state.status, factor: request.factor },
  }
})

/** The label of the code field; says how long the code is. */
export const CodeLabel = definePart('label', () => {
  const { code, messages } = useScaProofContext()
  return { id: code.ids.label, htmlFor: code.ids.code, text: messages.codeLabel(codeFormat) }
})

/**
 * The one field for the whole code. Sends the form when it is full; after a refusal it keeps the text, selected. When the
 * wallet locks, the field is emptied.
 */
export const CodeInput = definePart(CodeField, () => {
  const { state, code, subjectId } = useScaProofContext()
  const { status: session } = useStore(useWalletClient().sessions)
  const request = useCodeRequest()
  const error = useRefusal()
  if (!request) return null
  const lead = subjectId === undefined ? code.ids.lead : `${subjectId} ${code.ids.lead}`
  return {
    entry: { ...code, ids: { ...code.ids, lead } },
    refused: error?.code === 'SCA_PROOF_REFUSED',
    error,
    expected: `${request.id} ${request.factor} ${request.resendAt?.getTime()} ${isHidden(session)}`,
    readOnly: state.status === 'proving',
  }
})

/** Helps with the field. */
export const Hint = definePart('p', () => {
  const { code, messages } = useScaProofContext()
  return { id: code.ids.hint, children: messages.codeHint }
})

/** Sends the form around it; busy until the service responds, and unavailable during a wait. */
export const SubmitButton = definePart(Button, () => {
  const { state, messages, waitSeconds } = useScaProofContext()
  return {
    type: 'submit' as const,
    busy: state.status === 'proving',
    unavailable: state.status === 'resending' || Boolean(waitSeconds),
    text: messages.submitCode,
  }
})

/** Starts the passkey prompt; busy until it ends. Renders nothing unless the proof is a passkey. */
export const PasskeyButton = definePart(Button, () => {
  const { state, actions, request, messages, subjectId, waitSeconds } = useScaProofContext()
  if (request?.factor !== 'PASSKEY') return null
  return {
    'aria-describedby': subjectId,
    busy: state.status === 'proving',
    unavailable: Boolean(waitSeconds),
    onPress: () => void actions.submitPasskey(),
    text: messages.usePasskey,
  }
})

/** Says that the device shows its passkey prompt. Always in the page, so that it is announced. */
export const Progress = definePart('p', () => {
  const { state, messages } = useScaProofContext()
  const prompting = state.status === 'proving' && state.request.factor === 'PASSKEY'
  return { role: 'status', children: prompting && messages.prompting }
})

/** Sends the code again as soon as the service allows it, and shows the time until then. For text messages only. */
export const ResendButton = definePart(Button, () => {
  const { state, actions, request, messages, waitSeconds } = useScaProofContext()
  const { timeLeftMs } = actions
  const resendLeftMs = useCallback(() => timeLeftMs('resend'), [timeLeftMs])
  const seconds = useServerCountdown({ deadlineMs: request?.resendAt?.getTime() ?? 0, timeLeftMs: resendLeftMs })
  if (request?.factor !== 'SMS_OTP') return null
  return {
    busy: state.status === 'resending',
    unavailable: seconds !== 0 || state.status === 'proving' || Boolean(waitSeconds),
    onPress: () => void actions.resendCode(),
    text: seconds ? messages.resendIn({ time: clockText(seconds) }) : messages.resend,
  }
})

const SwitchButton = definePart(
  Button,
  ({ factor }: { factor: ScaFactor }) => {
    const { state, actions, messages } = useScaProofContext()
    return {
      unavailable: state.status !== 'awaiting-proof',
      onPress: () => void actions.switchFactor(factor),
      children: messages.useInstead[factor],
      state: { factor },
    }
  },
  ['factor'],
)

/** A button for each other factor that the user can confirm with. Renders nothing if there is no other factor. */
export function OtherFactors(props: Omit<ComponentPropsWithoutRef<typeof SwitchButton>, 'factor'>) {
  const { request, messages } = useScaProofContext()
  const known = request?.otherFactors.filter((factor) => Object.hasOwn(messages.useInstead, factor))
  return known?.map((factor) => <SwitchButton {...props} key={factor} factor={factor} />)
}

/** Says what went wrong and what to do, but never which part of the proof was wrong. */
export const ErrorMessage = definePart(BaseErrorMessage, () => {
  const { request, messages, code, waitSeconds } = useScaProofContext()
  const writeTime = useLocalTime()
  const error = useRefusal()
  const { retryAt } = request ?? {}
  const limited = error?.code === 'RATE_LIMITED'
  const time = waitSeconds ? retryAt && writeTime(retryAt) : undefined
  function explain() {
    if (code.incomplete) return messages.codeIncomplete(codeFormat)
    if (time) return messages.waitUntil({ time })
    // Without a wait, the limit is on codes that are sent, not on attempts.
    return limited && !retryAt && messages.resendTooSoon
  }
  return {
    id: code.ids.error,
    journey: 'scaProof' as const,
    sentences: proofSentences,
    // When the wait is over, nothing is wrong any longer.
    error: limited ? undefined : error,
    invalid: explain(),
    state: { errorCode: error?.code },
  }
})

/** Says that the browser is offline. Always in the page, so that it is announced. */
export const Offline = definePart('p', () => {
  const { request, messages } = useScaProofContext()
  const offline = useOffline()
  return { role: 'status', children: offline && request && messages.offline }
})
