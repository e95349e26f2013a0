import { isUmaAddress } from '@countersign/core/payee-form'
import type { FormEvent } from 'react'
import { definePart } from '../../primitives/definePart.tsx'
import { Form } from '../../primitives/Form.tsx'
import { WarningIcon } from '../../primitives/icons.tsx'
import { groupIban } from './groupIban.ts'
import { usePayeeFormContext } from './PayeeFormContext.ts'

type AccountFormProps = {
  /** Called with a UMA address, such as `$grace@wallet.example`: it is paid without being saved. */
  onUmaAddress?: ((umaAddress: string) => void) | undefined
}

/** The form with one field for what the user has. Renders nothing at other steps. */
export const AccountForm = definePart(
  Form,
  ({ onUmaAddress }: AccountFormProps) => {
    const { state, recognize, edit } = usePayeeFormContext()
    if (state.status !== 'account') return null
    return {
      invalid: state.isMistyped,
      onEdit: edit,
      onSend: (element: HTMLFormElement) => {
        const text = new FormData(element).get('account')
        if (typeof text !== 'string' || text.trim() === '') element.querySelector('input')?.focus()
        else if (onUmaAddress && isUmaAddress(text.trim())) onUmaAddress(text.trim().toLowerCase())
        else recognize(text)
      },
    }
  },
  ['onUmaAddress'],
)

/** The label of the field. */
export const AccountLabel = definePart('label', () => {
  const { messages, id } = usePayeeFormContext()
  return { htmlFor: `${id}-account`, text: messages.accountLabel }
})

/** The field for an IBAN, an address or a number. */
export const AccountField = definePart('input', () => {
  const { state, id } = usePayeeFormContext()
  return {
    id: `${id}-account`,
    name: 'account',
    'data-step-field': '',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    onInput: (event: FormEvent<HTMLInputElement>) => {
      groupIban(event)
      const { form, value } = event.currentTarget
      // What has letters is pasted as a whole; a number may be a half of it.
      const isPasted = (event.nativeEvent as InputEvent).inputType === 'insertFromPaste'
      if (isPasted && /\p{L}/u.test(value)) form?.requestSubmit()
    },
    'aria-describedby': `${id}-account-note`,
    'aria-invalid': state.status === 'account' && state.isMistyped ? true : undefined,
  }
})

/** A hint, or what is wrong with what was typed. `data-invalid`: something is. */
export const AccountNote = definePart('p', () => {
  const { state, messages, id } = usePayeeFormContext()
  const invalid = state.status === 'account' && state.isMistyped
  return {
    id: `${id}-account-note`,
    role: 'status',
    state: { invalid },
    children: invalid ? (
      <>
        <WarningIcon />
        {messages.invalid}
      </>
    ) : (
      messages.accountHint
    ),
  }
})
