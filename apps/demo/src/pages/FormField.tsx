import { useId } from 'react'
import { Icon } from '../shell/Icon.tsx'

export type FormFieldProps = {
  name: string
  label: string
  type?: 'email' | 'tel'
  pattern?: string
  autoComplete: string
  hint?: string
  /** What is wrong when it cannot be sent as it is. */
  problem: string
  isInvalid: boolean
  /** It has the focus when the page opens, and is named by the page's heading, too. */
  namedByPage?: boolean
}

/** A field that must be filled in, with a hint or what is wrong with it. */
export function FormField(props: FormFieldProps) {
  const { label, hint, problem, isInvalid, namedByPage = false, ...input } = props
  const id = useId()
  return (
    <>
      <label className="cs-label" id={`${id}label`} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        className="cs-input"
        id={id}
        aria-labelledby={namedByPage ? `page-heading ${id}label` : undefined}
        required
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}note`}
      />
      <p id={`${id}note`} className={isInvalid ? 'cs-error' : 'cs-hint'}>
        {isInvalid && <Icon name="warning" />}
        {isInvalid ? problem : hint}
      </p>
    </>
  )
}
