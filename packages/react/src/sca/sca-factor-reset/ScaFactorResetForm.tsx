import { useEffect, useRef } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { Form } from '../../primitives/Form.tsx'
import { useStepField } from '../../primitives/useStepField.ts'
import { useScaFactorResetContext } from './ScaFactorResetContext.ts'

/** Ends a reset whose check has passed, with the new number of a lost phone. Renders nothing at other steps. */
export const CompleteForm = definePart(Form, () => {
  const { state, complete } = useScaFactorResetContext()
  if (state.status !== 'passed' && state.status !== 'completing') return null
  function send(form: HTMLFormElement) {
    if (state.status !== 'passed') return
    if (state.factor !== 'SMS_OTP') void complete()
    else void complete({ phoneNumber: readField(form) })
  }
  return {
    invalid: state.error !== undefined,
    onSend: send,
    'aria-busy': state.status === 'completing',
  }
})

function readField(form: HTMLFormElement): string {
  const field = form.elements.namedItem('phone')
  // Many dial `00` for `+`.
  return field instanceof HTMLInputElement ? field.value.replace(/^\s*00/, '+') : ''
}

/** Returns whether the user is asked for a number. */
function useAsksForNumber(): boolean {
  const { state, factor } = useScaFactorResetContext()
  const { status } = state
  return (status === 'passed' || status === 'completing') && factor === 'SMS_OTP'
}

/** The label of the field. Renders nothing where no number is asked for. */
export const NumberLabel = definePart('label', () => {
  const { messages, id } = useScaFactorResetContext()
  if (!useAsksForNumber()) return null
  return { id: `${id}label`, htmlFor: `${id}number`, text: messages.number }
})

/** The new number, with its country code. Renders nothing where none is asked for. */
export const NumberInput = definePart('input', (given: object) => {
  const { state, id } = useScaFactorResetContext()
  const ref = useRef<HTMLInputElement>(null)
  const { error } = state
  useEffect(() => {
    if (error) ref.current?.focus()
  }, [error])
  const stepField = useStepField({ input: ref, labelId: `${id}label`, given })
  if (!useAsksForNumber()) return null
  return {
    ref,
    ...stepField,
    type: 'tel',
    autoComplete: 'tel',
    required: true,
    // A number is read from left to right in every script.
    dir: 'ltr',
    name: 'phone',
    id: `${id}number`,
    readOnly: state.status === 'completing',
    'aria-invalid': error?.code === 'INVALID_PHONE_NUMBER' || error?.code === 'INVALID_INPUT' || undefined,
    'aria-describedby': `${id}error ${id}hint`,
  }
})

/** Helps with the number. Renders nothing where none is asked for. */
export const NumberHint = definePart('p', () => {
  const { messages, id } = useScaFactorResetContext()
  return useAsksForNumber() ? { id: `${id}hint`, children: messages.numberHint } : null
})

/** Ends the reset; busy until the service responds. */
export const CompleteButton = definePart(Button, () => {
  const { state, messages } = useScaFactorResetContext()
  if (state.status !== 'passed' && state.status !== 'completing') return null
  return {
    type: 'submit' as const,
    busy: state.status === 'completing',
    text: messages.complete[state.factor],
  }
})
