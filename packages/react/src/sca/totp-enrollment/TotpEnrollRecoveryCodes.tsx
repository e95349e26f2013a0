import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useCallback, useRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import { useSecretElement } from '../../primitives/temporary-secret/useSecretElement.ts'
import { useComposedRefs } from '../../primitives/useComposedRefs.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { downloadText } from './downloadText.ts'
import { useTotpEnrollContext } from './TotpEnrollContext.ts'
import { totpEnrollMessages } from './totpEnrollMessages.ts'

export type TotpEnrollRecoveryCodesProps = Omit<ComponentPropsWithoutRef<'ul'>, 'children'>

/** The recovery codes, this once. React never holds them: they go straight into the page. Renders nothing at other steps. */
export const TotpEnrollRecoveryCodes = forwardRef<HTMLUListElement, TotpEnrollRecoveryCodesProps>(
  function TotpEnrollRecoveryCodes(props, ref) {
    return useTotpEnrollContext().step === 'recovery' ? <Codes {...props} ref={ref} /> : null
  },
)

const Codes = forwardRef<HTMLUListElement, TotpEnrollRecoveryCodesProps>(function Codes(props, ref) {
  const { readRecoveryCodes, state } = useTotpEnrollContext().enroll
  const words = useMessages('totpEnroll', totpEnrollMessages)
  const own = useRef<HTMLUListElement>(null)
  const composed = useComposedRefs(own, ref)
  const write = useCallback(
    (list: HTMLUListElement) => list.replaceChildren(...(readRecoveryCodes() ?? []).map(createItem)),
    [readRecoveryCodes],
  )
  useSecretElement(own, { write, clear })
  return (
    <ul
      // A translated code helps nobody.
      translate="no"
      dir="ltr"
      {...props}
      ref={composed}
      aria-label={words.recoveryCodes}
      data-count={state.status === 'recovery-codes' ? state.count : undefined}
    />
  )
})

function createItem(code: string): HTMLLIElement {
  const item = document.createElement('li')
  item.textContent = code
  return item
}

function clear(list: HTMLUListElement): void {
  list.replaceChildren()
}

/** Copies the codes, for a while. */
export const TotpEnrollCopyCodesButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function TotpEnrollCopyCodesButton(props, ref) {
    const { enroll, step, copying } = useTotpEnrollContext()
    const words = useMessages('totpEnroll', totpEnrollMessages)
    if (step !== 'recovery') return null
    const copy = () => {
      const codes = enroll.readRecoveryCodes()
      if (codes) copying.copy(codes.join('\n'))
    }
    return (
      <BusyButton {...props} ref={ref} onAction={copy}>
        {props.children ?? words.copyCodes}
      </BusyButton>
    )
  },
)

/** Saves the codes to a file. */
export const TotpEnrollDownloadButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function TotpEnrollDownloadButton(props, ref) {
    const { enroll, step } = useTotpEnrollContext()
    const words = useMessages('totpEnroll', totpEnrollMessages)
    if (step !== 'recovery') return null
    const download = () => {
      const codes = enroll.readRecoveryCodes()
      if (codes) downloadText([words.fileHeader, '', ...codes, ''].join('\n'), { fileName: words.fileName })
    }
    return (
      <BusyButton {...props} ref={ref} onAction={download}>
        {props.children ?? words.download}
      </BusyButton>
    )
  },
)

/** Prints the page with the codes on it. */
export const TotpEnrollPrintButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function TotpEnrollPrintButton(props, ref) {
    const { step } = useTotpEnrollContext()
    const words = useMessages('totpEnroll', totpEnrollMessages)
    if (step !== 'recovery') return null
    return (
      <BusyButton {...props} ref={ref} onAction={() => window.print()}>
        {props.children ?? words.print}
      </BusyButton>
    )
  },
)

/** The person has the codes: they go from the page. */
export const TotpEnrollSavedButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function TotpEnrollSavedButton(props, ref) {
    const { enroll, step } = useTotpEnrollContext()
    const words = useMessages('totpEnroll', totpEnrollMessages)
    if (step !== 'recovery') return null
    return (
      <BusyButton {...props} ref={ref} onAction={() => enroll.finish()}>
        {props.children ?? words.saved}
      </BusyButton>
    )
  },
)
