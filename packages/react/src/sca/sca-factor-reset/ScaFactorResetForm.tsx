import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { Form } from '../../primitives/Form.tsx'
import { useScaFactorResetContext } from './ScaFactorResetContext.ts'

/** Ends a reset whose check has passed, with the new number of a lost phone. Renders nothing at other steps. */
export const CompleteForm = definePart(Form, () => {
  const { state, complete } = useScaFactorResetContext().reset
  if (state.status !== 'passed' && state.status !== 'completing') return null
  function send(form: HTMLFormElement) {
    if (state.status !== 'passed') return
    if (state.factor !== 'SMS_OTP') void complete()
    else void complete({ mobile: { countryCode: readField(form, 'code'), number: readField(form, 'number') } })
  }
  return {
    invalid: 'error' in state && state.error !== undefined,
    onSend: send,
    'aria-busy': state.status === 'completing',
  }
})

type NumberPart = 'code' | 'number'

function readField(form: HTMLFormElement, part: NumberPart): string {
  const field = form.elements.namedItem(part)
  return field instanceof HTMLInputElement ? field.value : ''
}

/** Returns whether the user is asked for a number. */
function useAsksForNumber(): boolean {
  const { reset, factor } = useScaFactorResetContext()
  const { status } = reset.state
  return (status === 'passed' || status === 'completing') && factor === 'SMS_OTP'
}

type NumberPartOptions = {
  /** The country code, or the rest of the number. */
  part: NumberPart
}

/** The label of one of the two fields. Renders nothing where no number is asked for. */
export const NumberLabel = definePart(
  'label',
  ({ part, children }: NumberPartOptions & { children?: ReactNode }) => {
    const { messages, id } = useScaFactorResetContext()
    if (!useAsksForNumber()) return null
    const label = part === 'code' ? messages.countryCode : messages.number
    return { htmlFor: `${id}${part}`, children: children ?? label }
  },
  ['part'],
)

/** The country code or the rest of the new number. Renders nothing where none is asked for. */
export const NumberInput = definePart(
  'input',
  ({ part }: NumberPartOptions) => {
    const { reset, id } = useScaFactorResetContext()
    const { state } = reset
    const ref = useRef<HTMLInputElement>(null)
    const error = 'error' in state ? state.error : undefined
    useEffect(() => {
      if (error && part === 'number') ref.current?.focus()
    }, [error, part])
    if (!useAsksForNumber()) return null
    const isCode = part === 'code'
    return {
      ref,
      type: 'tel',
      autoComplete: isCode ? 'tel-country-code' : 'tel-national',
      ...(isCode && { defaultValue: '+' }),
      required: true,
      // A number is read from left to right in every script.
      dir: 'ltr',
      name: part,
      id: `${id}${part}`,
      readOnly: state.status === 'completing',
      'aria-invalid': error?.code === 'INVALID_PHONE_NUMBER' || error?.code === 'INVALID_INPUT' || undefined,
      'aria-describedby': `${id}error ${id}hint`,
    }
  },
  ['part'],
)

/** Helps with the number. Renders nothing where none is asked for. */
export const NumberHint = definePart('p', () => {
  const { messages, id } = useScaFactorResetContext()
  return useAsksForNumber() ? { id: `${id}hint`, children: messages.numberHint } : null
})

/** Ends the reset; busy until the service responds. */
export const CompleteButton = definePart(Button, ({ children }) => {
  const { reset, messages } = useScaFactorResetContext()
  const { state } = reset
  if (state.status !== 'passed' && state.status !== 'completing') return null
  return {
    type: 'submit' as const,
    busy: state.status === 'completing',
    children: children ?? messages.complete[state.factor],
  }
})
