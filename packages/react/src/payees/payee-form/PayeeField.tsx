import { lookUp } from '@countersign/core/client'
import type { PayeeFormField } from '@countersign/core/payee-form'
import type { ReactNode } from 'react'
import { WarningIcon } from '../../primitives/icons.tsx'
import { listCountries } from '../../primitives/listCountries.ts'
import { useUntilEdited } from '../../primitives/useUntilEdited.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { groupAccount } from '../../shared/payment-details/index.ts'
import { groupIban } from './groupIban.ts'
import { usePayeeFormContext } from './PayeeFormContext.ts'
import { countryCodeIn, writePhoneNumber } from './writePhoneNumbers.ts'

/** One field with its label, its hint and what is wrong with it. */
export function PayeeField({ field }: { field: PayeeFormField }) {
  const { state, messages, id, own } = usePayeeFormContext()
  const { path, name, isRequired } = field
  const errors = 'errors' in state ? state.errors : []
  const [error, edit] = useUntilEdited(errors.find((found) => found.path === path || path.startsWith(`${found.path}.`)))
  if (state.status !== 'details' && state.status !== 'saving') return null
  const label = lookUp(messages.fields, name) ?? name
  const fieldId = `${id}-${path}`
  const given =
    lookUp(state.entry?.values ?? {}, path) ?? lookUp(state.values, path) ?? ((name === 'fullName' && own?.name) || '')
  const isPhone = name === 'phoneNumber'
  const value = isPhone ? writePhoneNumber(given, field.pattern) : given
  const code = isPhone && countryCodeIn(field.pattern)
  // The code is added to a number that is dialed at home. It reads from left to right in every script.
  const hint = code
    ? !value && `\u2066${code}…\u2069`
    : own && name === 'fullName'
      ? undefined
      : lookUp(messages.hints, name)
  const sentence = error && (error.isMissing ? messages.missing({ label }) : messages.invalid)
  const attributes = {
    id: fieldId,
    name: path,
    className: 'cs-input',
    defaultValue: name === 'iban' ? groupAccount(name, value) : value,
    required: isRequired,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': sentence || hint ? `${fieldId}-note` : undefined,
  }
  return (
    <Labeled id={fieldId} label={isRequired ? label : messages.optional({ label })} onInput={edit}>
      <Control field={field} attributes={attributes} />
      {(sentence || hint) && (
        <p id={`${fieldId}-note`} className={sentence ? 'cs-error' : 'cs-hint'}>
          {sentence && <WarningIcon />}
          {sentence || hint}
        </p>
      )}
    </Labeled>
  )
}

type Attributes = { id: string; name: string; className: string; defaultValue: string; required: boolean }

function Control({ field, attributes }: { field: PayeeFormField; attributes: Attributes }) {
  const { locale } = useWalletContext()
  const { state, messages } = usePayeeFormContext()
  const { name, pattern, values } = field
  const banks = name === 'bankName' && 'banks' in state ? state.banks : undefined
  if (banks) return <Select attributes={attributes} options={banks.map((bank) => [bank.name, bank.label])} />
  if (name === 'region' || pattern === '^[A-Z]{2}$') {
    const countries = listCountries(locale).filter(({ code }) => values?.includes(code) ?? true)
    return <Select attributes={attributes} options={countries.map((country) => [country.code, country.name])} />
  }
  if (values)
    return (
      <Select
        attributes={attributes}
        options={values.map((value) => [value, lookUp(messages.options, value) ?? value])}
      />
    )
  const isDigits = pattern?.startsWith('^[0-9]')
  return (
    <input
      {...attributes}
      type={typeOf(name)}
      data-pattern={name === 'phoneNumber' ? pattern : undefined}
      inputMode={isDigits ? 'numeric' : undefined}
      autoComplete="off"
      autoCapitalize={/ame$|line|city|state/.test(name) ? 'words' : 'none'}
      spellCheck={false}
      onInput={name === 'iban' ? groupIban : undefined}
      dir={isDigits || name === 'iban' || name === 'address' ? 'ltr' : undefined}
    />
  )
}

function typeOf(name: string): string {
  if (name === 'phoneNumber') return 'tel'
  return name === 'lightningAddress' ? 'email' : 'text'
}

function Select({ attributes, options }: { attributes: Attributes; options: readonly (readonly [string, string])[] }) {
  const { messages } = usePayeeFormContext()
  return (
    <select {...attributes}>
      {(options.length !== 1 || !attributes.required) && <option value="">{messages.choose}</option>}
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

type LabeledProps = { id: string; label: string; onInput?: () => void; children: ReactNode }

/** Something to fill in, with its label. */
export function Labeled({ id, label, onInput, children }: LabeledProps) {
  return (
    <div className="cs-field" onInput={onInput}>
      <label className="cs-label" htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  )
}
