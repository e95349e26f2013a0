import { Fragment } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { Form as BaseForm } from '../../primitives/Form.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useWalletOwnershipContext } from './WalletOwnershipContext.ts'

/** Returns the message to sign, at that step. */
function useAsked() {
  const { state } = useWalletOwnershipContext()
  return 'message' in state ? state : undefined
}

/** The whole message to sign. Renders nothing at other steps. */
export const Message = definePart('blockquote', () => {
  const asked = useAsked()
  if (!asked) return null
  // Lines may be equal; they never change places.
  const lines = asked.message.split('\n').map((line, index) => ({ line, key: `${index}` }))
  return {
    dir: 'auto' as const,
    children: lines.map(({ line, key }) => (
      <Fragment key={key}>
        <UntrustedText>{line}</UntrustedText>
        <br />
      </Fragment>
    )),
  }
})

/** Says until when it can be signed. Renders nothing at other steps. */
export const Deadline = definePart('p', () => {
  const { messages } = useWalletOwnershipContext()
  const asked = useAsked()
  const writeTime = useLocalTime()
  if (!asked) return null
  const time = writeTime(asked.expiresAt)
  return { children: time && messages.until({ time }) }
})

/** Copies the message exactly as it came. Renders nothing at other steps. */
export const CopyButton = definePart(Button, () => {
  const { copy, messages } = useWalletOwnershipContext()
  return useAsked() ? { onPress: copy, text: messages.copy } : null
})

/** Says whether the message was copied. Renders nothing at other steps. */
export const CopyNotice = definePart('p', () => {
  const { copied, messages } = useWalletOwnershipContext()
  if (!useAsked()) return null
  return {
    role: 'status',
    children: copied === undefined ? undefined : copied ? messages.copied : messages.copyRefused,
  }
})

type SignButtonsOptions = {
  /** Class of each button. */
  buttonClassName?: string | undefined
}

/** A button for each wallet in the browser that can sign the message. Renders nothing without one. */
export const SignButtons = definePart(
  'div',
  ({ buttonClassName }: SignButtonsOptions) => {
    const { wallets, asked, signWith, messages } = useWalletOwnershipContext()
    const status = useAsked()?.status
    if (!status || wallets.length === 0) return null
    const isAsked = asked !== undefined && asked.outcome === undefined
    return {
      children: wallets.map((wallet) => {
        const { id, name } = wallet
        return (
          <Button
            key={id}
            className={buttonClassName}
            busy={isAsked && asked.id === id}
            unavailable={status === 'proving' || isAsked}
            onPress={() => signWith(wallet)}
          >
            {name === undefined ? messages.signWithWallet : messages.signWith({ name: visibleText(name) })}
          </Button>
        )
      }),
    }
  },
  ['buttonClassName'],
)

/** Says why a wallet in the browser did not sign. Renders nothing without one. */
export const SignNotice = definePart('p', () => {
  const { wallets, asked, messages } = useWalletOwnershipContext()
  if (!useAsked() || wallets.length === 0) return null
  return { role: 'status', children: asked?.outcome && messages.notSigned[asked.outcome] }
})

/** The form for a signature that was made elsewhere; it is empty again with another message. Renders nothing at other steps. */
export const Form = definePart(BaseForm, () => {
  const { submitSignature } = useWalletOwnershipContext()
  const asked = useAsked()
  if (!asked) return null
  return {
    invalid: asked.status === 'signing' && asked.isMistyped === true,
    onSend: (element: HTMLFormElement) => {
      const field = element.querySelector('textarea')
      if (field?.value.trim()) void submitSignature(field.value)
      else field?.focus()
    },
    wrap: (form) => <Fragment key={asked.message}>{form}</Fragment>,
  }
})

/** The label of the field. */
export const Label = definePart('label', () => {
  const { messages, id } = useWalletOwnershipContext()
  return { htmlFor: `${id}-signature`, text: messages.signature }
})

/** The field for the signature. */
export const Field = definePart('textarea', () => {
  const { id } = useWalletOwnershipContext()
  const asked = useAsked()
  return {
    id: `${id}-signature`,
    rows: 3,
    dir: 'ltr' as const,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    readOnly: asked?.status === 'proving',
    'aria-describedby': `${id}-error`,
    'aria-invalid': (asked?.status === 'signing' && asked.isMistyped) || undefined,
  }
})

/** Sends the signature. */
export const SubmitButton = definePart(Button, () => {
  const { messages } = useWalletOwnershipContext()
  return {
    type: 'submit' as const,
    busy: useAsked()?.status === 'proving',
    text: messages.submit,
  }
})
