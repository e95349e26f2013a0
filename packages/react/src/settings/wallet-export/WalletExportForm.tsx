import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletExportContext } from './WalletExportContext.ts'
import { walletExportMessages } from './walletExportMessages.ts'

export type WalletExportFormProps = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'>

/** The step before the words: each warning is ticked first. Renders nothing at the others. */
export const WalletExportForm = forwardRef<HTMLFormElement, WalletExportFormProps>(
  function WalletExportForm(props, ref) {
    const { walletExport, step, unticked, setUnticked } = useWalletExportContext()
    if (step !== 'warnings') return null

    function submit(form: HTMLFormElement) {
      const missing = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].find(
        ({ checked }) => !checked,
      )
      setUnticked(missing !== undefined)
      if (missing) missing.focus()
      else void walletExport.start()
    }

    return (
      <form
        method="post"
        noValidate
        {...props}
        ref={ref}
        data-invalid={unticked ? '' : undefined}
        onInput={(event) => {
          props.onInput?.(event)
          setUnticked(false)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          submit(event.currentTarget)
        }}
      />
    )
  },
)

export type WalletExportWarningsProps = Omit<ComponentPropsWithoutRef<'ul'>, 'children'>

/** The warnings, each with a box to tick. */
export const WalletExportWarnings = forwardRef<HTMLUListElement, WalletExportWarningsProps>(
  function WalletExportWarnings(props, ref) {
    const { warnings } = useMessages('walletExport', walletExportMessages)
    return (
      <ul {...props} ref={ref}>
        {warnings.map((warning) => (
          <li key={warning}>
            <label>
              <input type="checkbox" required />
              <span>{warning}</span>
            </label>
          </li>
        ))}
      </ul>
    )
  },
)

/** Asks for the words. */
export const WalletExportStartButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function WalletExportStartButton(props, ref) {
    const { status } = useWalletExportContext().walletExport.state
    const words = useMessages('walletExport', walletExportMessages)
    return (
      <BusyButton {...props} ref={ref} type="submit" busy={status === 'working' || status === 'signing-in'}>
        {props.children ?? words.start}
      </BusyButton>
    )
  },
)
