import type { FormEvent } from 'react'
import { useContext, useEffect, useRef, useState } from 'react'
import { Icon } from '../shell/Icon.tsx'
import { Link } from '../shell/Link.tsx'
import { LanguageContext } from '../shell/language.ts'
import { navigate } from '../shell/navigate.ts'
import { phoneExample, suggestCountry } from '../wallet/countries.ts'
import { type CreatedWallet, type CreateWalletFailure, createWallet } from '../wallet/createWallet.ts'
import { CountryField } from './CountryField.tsx'
import { FormField } from './FormField.tsx'

/** Asks who the wallet is for, creates it and goes to the sign-in. */
export function CreateWalletForm() {
  const { openWallet } = useContext(LanguageContext).words
  const [country, setCountry] = useState<string>(() => suggestCountry(navigator.language))
  const { form, busy, failure, invalid, ...handlers } = useCreateWallet(country)
  const phone = phoneExample(country)
  return (
    <form ref={form} className="cs-form" noValidate {...handlers}>
      <FormField
        name="fullName"
        label={openWallet.fullName}
        autoComplete="name"
        pattern="\s*\S+\s+\S.*"
        problem={openWallet.fullNameInvalid}
        isInvalid={invalid.includes('fullName')}
        namedByPage
      />
      <FormField
        name="email"
        label={openWallet.email}
        type="email"
        autoComplete="email"
        hint={openWallet.emailHint}
        problem={openWallet.emailInvalid}
        isInvalid={invalid.includes('email')}
      />
      <CountryField value={country} onChange={setCountry} />
      {phone && (
        <FormField
          name="phoneNumber"
          label={openWallet.phone}
          type="tel"
          autoComplete="tel"
          pattern="\+[1-9][0-9 ]{6,18}"
          hint={openWallet.phoneHint(phone)}
          problem={openWallet.phoneInvalid(phone)}
          isInvalid={invalid.includes('phoneNumber')}
        />
      )}
      <div className="cs-note" data-lines="1">
        <p className="cs-error" role="alert">
          {failure && <Failure failure={failure} />}
        </p>
      </div>
      <button type="submit" className="cs-button" aria-disabled={busy || undefined} data-busy={busy ? '' : undefined}>
        {openWallet.submit}
      </button>
    </form>
  )
}

/** Says why there is no wallet, and what to do. */
function Failure({ failure }: { failure: CreateWalletFailure }) {
  const { openWallet } = useContext(LanguageContext).words
  return (
    <>
      <Icon name="warning" />
      {failure === 'email-taken' && (
        <span>
          {openWallet.taken} <Link to="/">{openWallet.signInInstead}</Link>
        </span>
      )}
      {failure === 'unreachable' && openWallet.unreachable}
      {failure === 'refused' && openWallet.refused}
    </>
  )
}

/** Sends the form once every field is as it must be, and otherwise goes to the first that is not. */
function useCreateWallet(region: string) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CreateWalletFailure>()
  const [invalid, setInvalid] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.id === 'page-heading')
      form.current?.querySelector('input')?.focus()
  }, [])

  async function submit(fields: FormData): Promise<void> {
    setBusy(true)
    const phoneNumber = fields.has('phoneNumber') ? { phoneNumber: String(fields.get('phoneNumber')) } : {}
    const [email, fullName] = [String(fields.get('email')), String(fields.get('fullName'))]
    const outcome = await createWallet({ email, fullName, region, ...phoneNumber })
    setBusy(false)
    if ('failure' in outcome) return setFailure(outcome.failure)
    const state: CreatedWallet = { created: outcome.email, isNew: true }
    navigate('/', { state })
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (busy) return
    const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:invalid')]
    setInvalid(fields.map(({ name }) => name))
    setFailure(undefined)
    if (fields[0]) fields[0].focus()
    else void submit(new FormData(event.currentTarget))
  }

  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    setFailure(undefined)
    if (target instanceof HTMLInputElement) setInvalid(invalid.filter((name) => name !== target.name))
  }

  return { form, busy, failure, invalid, onSubmit, onInput }
}
