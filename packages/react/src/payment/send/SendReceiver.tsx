import { lookUp } from '@countersign/core/client'
import type { ChangeEvent, ReactElement } from 'react'
import { definePart } from '../../primitives/definePart.tsx'
import { WarningIcon } from '../../primitives/icons.tsx'
import { listCountries } from '../../primitives/listCountries.ts'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { useSendContext } from './SendContext.ts'
import { sendReceiverMessages } from './sendReceiverMessages.ts'

/** In which currency the money arrives at a UMA address, with its label. Renders nothing where it takes one only. */
export const CurrencyField = definePart('select', () => {
  const { send, id } = useSendContext()
  const messages = useMessages('sendReceiver', sendReceiverMessages)
  const { receiver, arrivesIn } = send.state
  const all = receiver?.supportedCurrencies ?? []
  if (all.length < 2) return null
  const field = `${id}-currency`
  return {
    id: field,
    value: arrivesIn?.code,
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => send.change({ currency: target.value }),
    children: all.map(({ currency: { code } }) => (
      <option key={code} value={code}>
        {visibleText(code)}
      </option>
    )),
    wrap: (select: ReactElement) => (
      <>
        <label className="cs-label" htmlFor={field}>
          {messages.currency}
        </label>
        {select}
      </>
    ),
  }
})

/** What the receiver’s side asks about the payer, with whom that is. Renders nothing where nothing is asked. */
export const PayerFields = definePart('fieldset', ({ children }) => {
  const { receiver } = useSendContext().send.state
  const messages = useMessages('sendReceiver', sendReceiverMessages)
  const asked = receiver?.requiredPayerDataFields ?? []
  if (!receiver || asked.length === 0) return null
  const domain = receiver.receiverUmaAddress.split('@').at(-1) ?? ''
  return {
    children: (
      <>
        <legend className="cs-label">{messages.legend}</legend>
        <p className="cs-hint">
          <UntrustedText>{messages.lead({ domain })}</UntrustedText>
        </p>
        {children ?? asked.map(({ name }) => <PayerField key={name} className="cs-input" name={name} />)}
      </>
    ),
  }
})

/** One field about the payer, with its label and what is wrong with it. A nationality is chosen from a list. */
export const PayerField = definePart(
  'input',
  ({ name }: { name: string }) => {
    const { send, id, missing } = useSendContext()
    const { locale } = useWalletContext()
    const messages = useMessages('sendReceiver', sendReceiverMessages)
    const { receiver, payerData } = send.state
    const asked = receiver?.requiredPayerDataFields?.find((field) => field.name === name)
    if (!asked) return null
    const field = `${id}-${name}`
    const label = lookUp(messages.fields, name) ?? visibleText(name)
    const value = lookUp(payerData, name) ?? ''
    const isMissing = missing.includes(name) && value.trim() === ''
    return {
      ...(name === 'NATIONALITY'
        ? { as: 'select' as const, children: <Countries locale={locale} choose={messages.choose} /> }
        : { type: lookUp(inputTypes, name) ?? 'text', autoComplete: lookUp(autofill, name) ?? 'off' }),
      id: field,
      name,
      value,
      required: asked.mandatory,
      'aria-invalid': isMissing ? true : undefined,
      'aria-describedby': isMissing ? `${field}-error` : undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => send.describePayer({ [name]: target.value }),
      wrap: (control: ReactElement) => (
        <div className="cs-field">
          <label className="cs-label" htmlFor={field}>
            {asked.mandatory ? label : messages.optional({ label })}
          </label>
          {control}
          {isMissing && (
            <p id={`${field}-error`} className="cs-error">
              <WarningIcon />
              {messages.missing}
            </p>
          )}
        </div>
      ),
    }
  },
  ['name'],
)

function Countries({ locale, choose }: { locale: string; choose: string }) {
  return (
    <>
      <option value="">{choose}</option>
      {listCountries(locale).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </>
  )
}

const inputTypes: { readonly [name: string]: string } = { BIRTH_DATE: 'date', EMAIL: 'email', PHONE_NUMBER: 'tel' }
const autofill: { readonly [name: string]: string } = {
  FULL_NAME: 'name',
  BIRTH_DATE: 'bday',
  EMAIL: 'email',
  PHONE_NUMBER: 'tel',
}
