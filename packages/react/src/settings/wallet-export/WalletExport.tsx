import type { WalletExportOptions, WalletExportState } from '@countersign/core'
import { useId, useState } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import * as primitives from '../../primitives/ErrorMessage.tsx'
import { Form as BaseForm, focusSubmit } from '../../primitives/Form.tsx'
import { Heading as StepHeading } from '../../primitives/Heading.tsx'
import * as TemporarySecret from '../../primitives/temporary-secret/TemporarySecret.tsx'
import { useUntilEdited } from '../../primitives/useUntilEdited.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletExport } from './useWalletExport.ts'
import { useWalletExportContext, type WalletExportContext, WalletExportProvider } from './WalletExportContext.ts'
import { walletExportErrors, walletExportMessages } from './walletExportMessages.ts'

export { CopyNotice, Deadline } from '../../primitives/temporary-secret/TemporarySecret.tsx'
export {
  BackButton,
  CheckButton,
  CheckError,
  Checked,
  CheckForm,
  CheckInput,
  CheckLabel,
} from './WalletExportCheck.tsx'

/** Holds the recovery words of a wallet for the parts inside, for a short time. `data-status` is the status. */
export const Root = definePart(
  'div',
  ({ accountId, clearAfterMs }: WalletExportOptions) => {
    const messages = useMessages('walletExport', walletExportMessages)
    const walletExport = useWalletExport({ accountId, clearAfterMs })
    const { state, timeLeftMs } = walletExport
    const { status } = state
    const id = useId()
    const [again, setAgain] = useState(false)
    const [revealed, setRevealed] = useState<WalletExportContext['revealed']>('never')
    const [ticked, setTicked] = useState<readonly string[]>([])
    // Words that were loaded again start out covered, and clearing them ends the export again.
    if (status === 'ready' && again) setAgain(false)
    if (status !== 'ready' && revealed !== 'never') setRevealed('never')

    const step = again && status !== 'ready' ? 'warnings' : stepOf(state)
    // Warnings that are asked for again are ticked again.
    if (step !== 'warnings' && ticked.length > 0) setTicked([])
    // The words come covered again.
    if (step === 'check' && revealed !== 'never') setRevealed('never')
    const startAgain = () => setAgain(true)
    const check = status === 'ready' ? state.check : undefined
    const [unedited, edit] = useUntilEdited(check)
    const context = {
      check: unedited ?? (check && { ...check, isWrong: false }),
      edit,
      walletExport,
      messages,
      step,
      id,
      revealed,
      setRevealed,
      ticked,
      setTicked,
      startAgain,
    } as const
    const clearAtMs = status === 'ready' ? state.clearAtMs : undefined
    return {
      state: { status },
      wrap: (root) => (
        <WalletExportProvider value={context}>
          <TemporarySecret.Provider clearAtMs={clearAtMs} timeLeftMs={timeLeftMs} messages={messages}>
            {root}
          </TemporarySecret.Provider>
        </WalletExportProvider>
      ),
    }
  },
  ['accountId', 'clearAfterMs'],
)

function stepOf(state: WalletExportState): WalletExportContext['step'] {
  if (state.status === 'ready') return state.check ? 'check' : 'words'
  return state.status === 'cleared' || state.status === 'checked' ? state.status : 'warnings'
}

/** Names the step and takes the focus when it changes. */
export const Heading = definePart(StepHeading, () => {
  const { step, messages } = useWalletExportContext()
  const titles = {
    warnings: messages.title,
    words: messages.readyTitle,
    check: messages.checkTitle,
    checked: messages.checkedTitle,
    cleared: messages.clearedTitle,
  }
  return { step, children: titles[step] }
})

/** Explains the step. */
export const Explanation = definePart('p', () => {
  const { step, messages } = useWalletExportContext()
  const leads = {
    warnings: messages.lead,
    words: messages.readyLead,
    check: messages.checkLead,
    checked: undefined,
    cleared: messages.cleared,
  }
  return { children: leads[step] }
})

/** Whether each warning is ticked. */
function useIsTicked() {
  const { messages, ticked } = useWalletExportContext()
  return messages.warnings.every((warning) => ticked.includes(warning))
}

/** The form that asks for the words, once each warning is ticked. Renders nothing at other steps. */
export const Form = definePart(BaseForm, () => {
  const { walletExport, step } = useWalletExportContext()
  const isTicked = useIsTicked()
  if (step !== 'warnings') return null
  // An inline sign-in takes its place.
  const hidden = walletExport.state.status === 'signing-in'
  function send(form: HTMLFormElement) {
    if (!isTicked) return
    focusSubmit(form)
    void walletExport.start()
  }
  return { hidden, invalid: false, onSend: send }
})

/** The warnings, each with a box to tick. */
export const Warnings = definePart('ul', () => {
  const { messages, ticked, setTicked } = useWalletExportContext()
  return {
    children: messages.warnings.map((warning) => {
      const checked = ticked.includes(warning)
      const others = ticked.filter((one) => one !== warning)
      const change = () => setTicked(checked ? others : [...others, warning])
      return (
        <li key={warning}>
          <label>
            <input type="checkbox" required checked={checked} onChange={change} />
            <span>{warning}</span>
          </label>
        </li>
      )
    }),
  }
})

/** Says what went wrong and what to do. Always in the page and empty without an error, so that it is announced. */
export const ErrorMessage = definePart(primitives.ErrorMessage, () => {
  const { state } = useWalletExportContext().walletExport
  return {
    journey: 'walletExport' as const,
    sentences: walletExportErrors,
    error: state.error,
  }
})

/** Asks for the words. Unavailable until each warning is ticked. */
export const StartButton = definePart(Button, () => {
  const { walletExport, messages } = useWalletExportContext()
  const { status } = walletExport.state
  return {
    type: 'submit' as const,
    busy: status === 'working' || status === 'signing-in',
    unavailable: !useIsTicked(),
    text: messages.start,
  }
})

/** The words, numbered, while they are revealed; an empty list while they are not. Renders nothing at other steps. */
export const Words = definePart(TemporarySecret.List, () => {
  const { walletExport, messages, step, revealed, setRevealed } = useWalletExportContext()
  const { state, readWords } = walletExport
  if (step !== 'words') return null
  const shown = revealed === 'now'
  return {
    readItems: readWords,
    ordered: true,
    shown,
    onCover: () => setRevealed('before'),
    lang: 'en',
    'aria-label': messages.wordsLabel,
    state: { revealed: shown, count: state.status === 'ready' ? state.wordCount : undefined },
  }
})

/** Says that the words are shown or hidden, and never a word of them. For screen readers only. */
export const Announcement = definePart('span', () => {
  const { messages, step, revealed } = useWalletExportContext()
  if (step !== 'words') return null
  const sentences = { never: undefined, now: messages.shown, before: messages.hidden }
  return { role: 'status', 'data-part': 'announcement', children: sentences[revealed] }
})

/** Reveals the words and hides them again. */
export const RevealButton = definePart(Button, () => {
  const { walletExport, messages, step, revealed, setRevealed } = useWalletExportContext()
  if (step !== 'words') return null
  const shown = revealed === 'now'
  return {
    onPress: () => {
      if (!shown) walletExport.reveal()
      setRevealed(shown ? 'before' : 'now')
    },
    children: shown ? messages.hide : messages.reveal,
  }
})

/** Copies the words, for a time. */
export const CopyButton = definePart(TemporarySecret.CopyButton, () => {
  const { walletExport, messages, step } = useWalletExportContext()
  if (step !== 'words') return null
  return { readText: () => walletExport.readWords()?.join(' '), text: messages.copy }
})

/** Starts the time for the words again. Renders nothing before they are revealed. */
export const MoreTimeButton = definePart(Button, () => {
  const { walletExport, messages, step, revealed } = useWalletExportContext()
  if (step !== 'words' || revealed === 'never') return null
  return { onPress: walletExport.addTime, text: messages.moreTime }
})

/** Says that the words are written down: two of them are asked for. Renders nothing before they are revealed. */
export const FinishButton = definePart(Button, () => {
  const { walletExport, messages, step, revealed } = useWalletExportContext()
  if (step !== 'words' || revealed === 'never') return null
  return { onPress: walletExport.beginCheck, text: messages.finish }
})

/** Returns to the warnings, once the words are cleared. */
export const AgainButton = definePart(Button, () => {
  const { messages, step, startAgain } = useWalletExportContext()
  return step === 'cleared' ? { onPress: startAgain, text: messages.again } : null
})
