import type { ComponentPropsWithoutRef } from 'react'
import { createContext, forwardRef, useContext, useEffect, useId, useRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import { useComposedRefs } from '../../primitives/useComposedRefs.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useScaResetContext } from './ScaResetContext.ts'
import { scaResetMessages } from './scaResetMessages.ts'

/** What the ids of the form begin with; nothing outside of it. */
export const FormIdContext = createContext('')

export type ScaResetCompleteFormProps = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'>

/** Ends a reset whose check has passed, with the new number of a lost phone. Renders nothing at other steps. */
export const ScaResetCompleteForm = forwardRef<HTMLFormElement, ScaResetCompleteFormProps>(
  function ScaResetCompleteForm(props, ref) {
    const { state, complete } = useScaResetContext().reset
    const id = useId()
    if (state.status !== 'passed' && state.status !== 'completing') return null
    return (
      <FormIdContext.Provider value={id}>
        <form
          method="post"
          noValidate
          {...props}
          ref={ref}
          data-invalid={'error' in state && state.error ? '' : undefined}
          aria-busy={state.status === 'completing'}
          onSubmit={(event) => {
            event.preventDefault()
            const form = event.currentTarget
            if (state.status !== 'passed') return
            if (state.factor !== 'SMS_OTP') void complete()
            else void complete({ mobile: { countryCode: readField(form, 'code'), number: readField(form, 'number') } })
          }}
        />
      </FormIdContext.Provider>
    )
  },
)

type NumberPart = 'code' | 'number'

function readField(form: HTMLFormElement, part: NumberPart): string {
  const field = form.elements.namedItem(part)
  return field instanceof HTMLInputElement ? field.value : ''
}

/** Whether a number is asked for. */
function useAsksForNumber(): boolean {
  const { state } = useScaResetContext().reset
  return (state.status === 'passed' || state.status === 'completing') && state.factor === 'SMS_OTP'
}

/** The label of one of the two fields. Renders nothing where no number is asked for. */
export const ScaResetNumberLabel = forwardRef<
  HTMLLabelElement,
  ComponentPropsWithoutRef<'label'> & { part: NumberPart }
>(function ScaResetNumberLabel(props, ref) {
  const { part, ...rest } = props
  const id = useContext(FormIdContext)
  const words = useMessages('scaReset', scaResetMessages)
  if (!useAsksForNumber()) return null
  return (
    <label {...rest} ref={ref} htmlFor={`${id}${part}`}>
      {props.children ?? (part === 'code' ? words.countryCode : words.number)}
    </label>
  )
})

export type ScaResetNumberInputProps = ComponentPropsWithoutRef<'input'> & { part: NumberPart }

/** The country code or the rest of the new number. Renders nothing where none is asked for. */
export const ScaResetNumberInput = forwardRef<HTMLInputElement, ScaResetNumberInputProps>(
  function ScaResetNumberInput(props, ref) {
    const { part, ...rest } = props
    const { state } = useScaResetContext().reset
    const id = useContext(FormIdContext)
    const own = useRef<HTMLInputElement>(null)
    const composed = useComposedRefs(own, ref)
    const error = 'error' in state ? state.error : undefined
    useEffect(() => {
      if (error && part === 'number') own.current?.focus()
    }, [error, part])
    if (!useAsksForNumber()) return null
    return (
      <input
        type="tel"
        autoComplete={part === 'code' ? 'tel-country-code' : 'tel-national'}
        required
        // A number is read from left to right in every script.
        dir="ltr"
        {...(part === 'code' && { defaultValue: '+' })}
        {...rest}
        ref={composed}
        name={part}
        id={`${id}${part}`}
        readOnly={state.status === 'completing'}
        aria-invalid={error?.code === 'INVALID_PHONE_NUMBER' || error?.code === 'INVALID_INPUT' ? true : undefined}
        aria-describedby={`${id}error ${id}hint`}
      />
    )
  },
)

/** What helps with the number. Renders nothing where none is asked for. */
export const ScaResetNumberHint = forwardRef<HTMLParagraphElement, Omit<ComponentPropsWithoutRef<'p'>, 'children'>>(
  function ScaResetNumberHint(props, ref) {
    const words = useMessages('scaReset', scaResetMessages)
    const id = useContext(FormIdContext)
    if (!useAsksForNumber()) return null
    return (
      <p {...props} ref={ref} id={`${id}hint`}>
        {words.numberHint}
      </p>
    )
  },
)

/** Ends the reset; busy while the answer is awaited. */
export const ScaResetCompleteButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function ScaResetCompleteButton(props, ref) {
    const { state } = useScaResetContext().reset
    const words = useMessages('scaReset', scaResetMessages)
    if (state.status !== 'passed' && state.status !== 'completing') return null
    return (
      <BusyButton {...props} ref={ref} type="submit" busy={state.status === 'completing'}>
        {props.children ?? words.complete[state.factor]}
      </BusyButton>
    )
  },
)
