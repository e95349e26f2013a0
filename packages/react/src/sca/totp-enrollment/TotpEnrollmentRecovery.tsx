import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { downloadText } from '../../primitives/downloadText.ts'
import * as TemporarySecret from '../../primitives/temporary-secret/TemporarySecret.tsx'
import { useTotpEnrollmentContext } from './TotpEnrollmentContext.ts'

/** The recovery codes, shown once. React never holds them: they are written into the page. Renders nothing at other steps. */
export const RecoveryCodes = definePart(TemporarySecret.List, () => {
  const { state, readRecoveryCodes, step, messages } = useTotpEnrollmentContext()
  if (step !== 'recovery') return null
  const count = state.status === 'recovery-codes' ? state.count : undefined
  return { readItems: readRecoveryCodes, 'aria-label': messages.recoveryCodes, state: { count } }
})

/** Copies the recovery codes, for a time. */
export const CopyCodesButton = definePart(TemporarySecret.CopyButton, () => {
  const { readRecoveryCodes, step, messages } = useTotpEnrollmentContext()
  if (step !== 'recovery') return null
  return { readText: () => readRecoveryCodes()?.join('\n'), text: messages.copyCodes }
})

/** Saves the recovery codes to a file. */
export const DownloadButton = definePart(Button, () => {
  const { readRecoveryCodes, step, messages } = useTotpEnrollmentContext()
  if (step !== 'recovery') return null
  function download() {
    const codes = readRecoveryCodes()
    if (codes)
      downloadText([messages.fileHeader, '', ...codes, ''].join('\n'), {
        fileName: messages.fileName,
        type: 'text/plain',
      })
  }
  return { onPress: download, text: messages.download }
})

/** Prints the page with the recovery codes on it. */
export const PrintButton = definePart(Button, () => {
  const { step, messages } = useTotpEnrollmentContext()
  return step === 'recovery' ? { onPress: () => window.print(), text: messages.print } : null
})

/** Confirms that the user has saved the recovery codes, and removes them from the page. */
export const SavedButton = definePart(Button, () => {
  const { finish, step, messages } = useTotpEnrollmentContext()
  return step === 'recovery' ? { onPress: () => finish(), text: messages.saved } : null
})
