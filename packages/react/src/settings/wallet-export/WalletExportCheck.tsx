import { useEffect, useRef } from 'react'
import { Banner } from '../../primitives/Banner.tsx'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import * as primitives from '../../primitives/ErrorMessage.tsx'
import { Form } from '../../primitives/Form.tsx'
import { useStepField } from '../../primitives/useStepField.ts'
import { useWalletExportContext } from './WalletExportContext.ts'
import { walletExportErrors } from './walletExportMessages.ts'

/** The form that asks for two words, which shows that the user wrote them down. Renders nothing at other steps. */
export const CheckForm = definePart(Form, () => {
  const { walletExport, check, edit } = useWalletExportContext()
  if (!check) return null
  function send(form: HTMLFormElement) {
    walletExport.check([readField(form, 'first'), readField(form, 'second')])
  }
  return { invalid: check.isWrong, onEdit: edit, onSend: send, autoComplete: 'off' }
})

function readField(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field.value : ''
}

type WhichOption = {
  /** Which of the two words this is. */
  which: 'first' | 'second'
}

const indexOf = { first: 0, second: 1 } as const

/** The label of one of the two fields: which word to enter. */
export const CheckLabel = definePart(
  'label',
  ({ which }: WhichOption) => {
    const { messages, id, check } = useWalletExportContext()
    if (!check) return null
    const text = messages.checkLabel({ number: check.positions[indexOf[which]] + 1 })
    return { id: `${id}${which}label`, htmlFor: `${id}${which}`, text: text }
  },
  ['which'],
)

/** The field for one of the two words. The first one has the focus when the step opens and when a word is wrong. */
export const CheckInput = definePart(
  'input',
  (given: WhichOption) => {
    const { which } = given
    const { id, check } = useWalletExportContext()
    const isWrong = check?.isWrong
    const ref = useRef<HTMLInputElement>(null)
    useEffect(() => {
      if (isWrong && which === 'first') ref.current?.focus()
    }, [isWrong, which])
    const stepField = useStepField({ input: ref, labelId: `${id}${which}label`, given })
    return {
      ref,
      ...(which === 'first' && stepField),
      id: `${id}${which}`,
      name: which,
      type: 'text',
      lang: 'en',
      required: true,
      autoComplete: 'off',
      autoCapitalize: 'none',
      autoCorrect: 'off',
      spellCheck: false,
      'aria-invalid': isWrong || undefined,
      'aria-describedby': `${id}error`,
    }
  },
  ['which'],
)

/** Says that a word is not right. Always in the page and empty where nothing is wrong, so that it is announced. */
export const CheckError = definePart(primitives.ErrorMessage, () => {
  const { messages, id, check } = useWalletExportContext()
  return {
    id: `${id}error`,
    journey: 'walletExport' as const,
    sentences: walletExportErrors,
    error: undefined,
    invalid: check?.isWrong && messages.checkWrong,
  }
})

/** Sends the two words. */
export const CheckButton = definePart(Button, () => {
  const { messages } = useWalletExportContext()
  return { type: 'submit' as const, text: messages.check }
})

/** Returns from the check to the words. */
export const BackButton = definePart(Button, () => {
  const { walletExport, messages, step } = useWalletExportContext()
  return step === 'check' ? { onPress: walletExport.leaveCheck, text: messages.back } : null
})

/** Says that the words were checked. Renders nothing before. */
export const Checked = definePart(Banner, () => {
  const { messages, step } = useWalletExportContext()
  return step === 'checked' ? { tone: 'success' as const, children: messages.checked } : null
})
