import { useEffect } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { CodeField } from '../../primitives/CodeField.tsx'
import { CodeForm as BaseCodeForm } from '../../primitives/CodeForm.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { ErrorMessage as BaseErrorMessage } from '../../primitives/ErrorMessage.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import * as TemporarySecret from '../../primitives/temporary-secret/TemporarySecret.tsx'
import { useCodeEntry } from '../../primitives/useCodeEntry.ts'
import { useLatest } from '../../provider/useLatest.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { codeFormat } from '../sca-proof/index.ts'
import { TotpEnrollmentContextProvider, useTotpEnrollmentContext } from './TotpEnrollmentContext.ts'
import { totpEnrollmentErrors, totpEnrollmentMessages } from './totpEnrollmentMessages.ts'
import { useTotpEnrollment } from './useTotpEnrollment.ts'

export { CopyNotice, Deadline } from '../../primitives/temporary-secret/TemporarySecret.tsx'
export * from './TotpEnrollmentKey.tsx'
export {
  CopyCodesButton,
  DownloadButton,
  PrintButton,
  RecoveryCodes,
  SavedButton,
} from './TotpEnrollmentRecovery.tsx'

type RootProps = {
  /** Called once when an app is connected; its recovery codes may still be on the screen. */
  onEnrolled?: (() => void) | undefined
  /** Leaves the screen; without it there is no button for that. Not possible while recovery codes wait to be saved. */
  onClose?: (() => void) | undefined
}

const steps = {
  idle: 'start',
  starting: 'start',
  'awaiting-code': 'code',
  confirming: 'code',
  'recovery-codes': 'recovery',
  cleared: 'cleared',
  done: 'done',
} as const

/** Holds the enrollment of an authenticator app for the parts inside. `data-status`: its status. */
export const Root = definePart(
  'div',
  ({ onEnrolled, onClose }: RootProps) => {
    const messages = useMessages('totpEnrollment', totpEnrollmentMessages)
    const enrollment = useTotpEnrollment()
    const { state, cancel, timeLeftMs } = enrollment
    const { status } = state
    const code = useCodeEntry({ ...codeFormat, step: status })
    const latestOnEnrolled = useLatest(onEnrolled)
    const enrolled = status === 'recovery-codes' || status === 'done' || (status === 'cleared' && state.enrolled)
    useEffect(() => {
      if (enrolled) latestOnEnrolled.current?.()
    }, [enrolled, latestOnEnrolled])
    useUnsavedWarning(status === 'recovery-codes')

    const close = () => {
      if (status === 'confirming' || status === 'recovery-codes') return
      cancel()
      onClose?.()
    }
    const context = { ...enrollment, messages, step: steps[status], code, close: onClose && close }
    const clearAtMs = 'clearAtMs' in state ? state.clearAtMs : undefined
    return {
      state: { status },
      wrap: (root) => (
        <TotpEnrollmentContextProvider value={context}>
          <TemporarySecret.Provider clearAtMs={clearAtMs} timeLeftMs={timeLeftMs} messages={messages}>
            {root}
          </TemporarySecret.Provider>
        </TotpEnrollmentContextProvider>
      ),
    }
  },
  ['onEnrolled', 'onClose'],
)

/** Makes the browser ask before it leaves a page with something that is shown only once. */
function useUnsavedWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
}

/** Names the step and takes the focus when it changes. */
export const Heading = definePart(BaseHeading, () => {
  const { step, messages } = useTotpEnrollmentContext()
  const titles = {
    start: messages.title,
    code: messages.codeTitle,
    recovery: messages.recoveryTitle,
    cleared: messages.clearedTitle,
    done: messages.doneTitle,
  }
  return { step, children: titles[step] }
})

/** Explains the step. */
export const Explanation = definePart('p', () => {
  const { state, step, messages } = useTotpEnrollmentContext()
  const explanations = {
    start: messages.lead,
    code: messages.codeLead,
    recovery: messages.recoveryLead,
    cleared: state.status === 'cleared' && state.enrolled ? messages.clearedEnrolled : messages.cleared,
    done: messages.done,
  }
  return { children: explanations[step] }
})

/** Returns what went wrong at this step. */
function useFailure() {
  const { state } = useTotpEnrollmentContext()
  return state.error
}

/** Says what went wrong and what to do. Always in the page and empty without an error, so that it is announced. */
export const ErrorMessage = definePart(BaseErrorMessage, () => {
  const { code, messages } = useTotpEnrollmentContext()
  const invalid = code.incomplete && messages.codeIncomplete(codeFormat)
  return {
    id: code.ids.error,
    journey: 'totpEnrollment' as const,
    sentences: totpEnrollmentErrors,
    error: useFailure(),
    invalid,
  }
})

/** Asks the service for a key, also after one was cleared. Renders nothing at other steps. */
export const StartButton = definePart(Button, () => {
  const { state, start, step, messages } = useTotpEnrollmentContext()
  const again = state.status === 'cleared' && !state.enrolled
  if (step !== 'start' && !again) return null
  return {
    busy: state.status === 'starting',
    onPress: () => void start(),
    text: again ? messages.again : messages.start,
  }
})

/** Leaves the enrollment. Renders nothing without `onClose`, and while recovery codes wait to be saved. */
export const CloseButton = definePart(Button, () => {
  const { state, step, messages, close } = useTotpEnrollmentContext()
  if (!close || step === 'recovery') return null
  return {
    unavailable: state.status === 'confirming',
    onPress: close,
    text: step === 'start' || step === 'code' ? messages.cancel : messages.close,
  }
})

/** The form for the first code of the app. Renders nothing at other steps. */
export const CodeForm = definePart(BaseCodeForm, () => {
  const { state, submitCode, step, code } = useTotpEnrollmentContext()
  const refused = useFailure() !== undefined
  if (step !== 'code') return null
  return {
    entry: code,
    busy: state.status === 'confirming',
    refused,
    onCode: state.status === 'awaiting-code' ? (typed: string) => void submitCode(typed) : undefined,
    state: { status: state.status },
  }
})

/** The label of the code field; says how long the code is. */
export const CodeLabel = definePart('label', () => {
  const { code, messages } = useTotpEnrollmentContext()
  return { id: code.ids.label, htmlFor: code.ids.code, text: messages.codeLabel(codeFormat) }
})

/** The one field for the whole code. Sends the form when it is full; after a refusal it keeps the text, selected. */
export const CodeInput = definePart(CodeField, () => {
  const { state, code } = useTotpEnrollmentContext()
  const error = useFailure()
  return {
    entry: code,
    refused: error?.code === 'SCA_PROOF_REFUSED',
    error,
    expected: 'app',
    readOnly: state.status === 'confirming',
  }
})

/** Helps with the field. */
export const CodeHint = definePart('p', () => {
  const { code, messages } = useTotpEnrollmentContext()
  return { id: code.ids.hint, children: messages.codeHint }
})

/** Sends the code; busy until the service responds. */
export const SubmitButton = definePart(Button, () => {
  const { state, messages } = useTotpEnrollmentContext()
  return {
    type: 'submit' as const,
    busy: state.status === 'confirming',
    text: messages.submit,
  }
})
