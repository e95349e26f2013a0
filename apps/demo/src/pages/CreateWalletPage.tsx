import { lookUp } from '@countersign/core'
import type { FormEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { BackLink } from '../shell/BackLink.tsx'
import { Icon } from '../shell/Icon.tsx'
import { Link } from '../shell/Link.tsx'
import { navigate } from '../shell/navigate.ts'
import { PageHeading } from '../shell/PageHeading.tsx'
import { type CreatedWallet, type CreateWalletFailure, createWallet } from '../wallet/createWallet.ts'

/** Creates a wallet with demo money in it. */
export function CreateWalletPage() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CreateWalletFailure>()
  const [invalid, setInvalid] = useState<readonly string[]>([])
  const [region, setRegion] = useState('US')
  const needsPhone = region !== 'US'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.id === 'page-heading')
      form.current?.querySelector('input')?.focus()
  }, [])

  async function submit(form: FormData): Promise<void> {
    setBusy(true)
    const email = String(form.get('email'))
    const phoneNumber = needsPhone ? { phoneNumber: String(form.get('phoneNumber')) } : {}
    const outcome = await createWallet({ email, fullName: String(form.get('fullName')), region, ...phoneNumber })
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

  function clear({ target }: FormEvent<HTMLFormElement>): void {
    setFailure(undefined)
    if (target instanceof HTMLInputElement) setInvalid(invalid.filter((name) => name !== target.name))
  }

  return (
    <div className="cs-column" data-look="narrow">
      <BackLink to="/">Sign in</BackLink>
      <section className="cs-card">
        <PageHeading title="Open your wallet" />
        <form ref={form} className="cs-form" noValidate onSubmit={onSubmit} onInput={clear}>
          <Field
            name="fullName"
            label="Full name"
            autoComplete="name"
            pattern="\s*\S+\s+\S.*"
            invalid={invalid}
            namedByPage
          />
          <Field
            name="email"
            label="Email address"
            type="email"
            autoComplete="email"
            hint="This is a demo: use any address. Nothing is sent and no money is real."
            invalid={invalid}
          />
          <Country value={region} onChange={setRegion} />
          {needsPhone && (
            <Field
              name="phoneNumber"
              label="Mobile number"
              type="tel"
              autoComplete="tel"
              pattern="\+[1-9][0-9 ]{6,18}"
              hint="Include the country code, for example +39."
              invalid={invalid}
            />
          )}
          <div className="cs-note" data-lines="1">
            <p className="cs-error" role="alert">
              {failure && <Icon name="warning" />}
              {failure === 'email-taken' && (
                <span>
                  This email already has a wallet. <Link to="/">Sign in instead</Link>
                </span>
              )}
              {failure === 'unreachable' && 'We can’t connect. Check your connection and try again.'}
              {failure === 'refused' && 'Check what you entered and try again.'}
            </p>
          </div>
          <button
            type="submit"
            className="cs-button"
            aria-disabled={busy || undefined}
            data-busy={busy ? '' : undefined}
          >
            Create wallet
          </button>
        </form>
      </section>
    </div>
  )
}

/** What is wrong with a field that cannot be sent as it is. */
const fieldProblems: { readonly [name: string]: string } = {
  fullName: 'Enter your first and last name.',
  email: 'Enter an email address like name@example.com.',
  phoneNumber: 'Enter your number with its country code, such as +39 333 123 4567.',
}

const countries = [
  ['US', 'United States'],
  ['FR', 'France'],
  ['DE', 'Germany'],
  ['IT', 'Italy'],
  ['ES', 'Spain'],
] as const

function Country({ value, onChange }: { value: string; onChange: (region: string) => void }) {
  const id = useId()
  return (
    <>
      <label className="cs-label" htmlFor={id}>
        Country
      </label>
      <select
        className="cs-input"
        id={id}
        autoComplete="country"
        value={value}
        aria-describedby={`${id}hint`}
        onChange={(event) => onChange(event.target.value)}
      >
        {countries.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {value !== 'US' && (
        <p className="cs-hint" id={`${id}hint`}>
          In Europe you confirm payments with a text message code or a passkey.
        </p>
      )}
    </>
  )
}

type FieldProps = {
  name: string
  label: string
  type?: 'email' | 'tel'
  pattern?: string
  autoComplete: string
  hint?: string
  /** It has the focus when the page opens, and is named by the page's heading, too. */
  namedByPage?: boolean
  /** The names of the fields that cannot be sent as they are. */
  invalid: readonly string[]
}

function Field({ name, label, type, pattern, autoComplete, hint, namedByPage = false, invalid }: FieldProps) {
  const id = useId()
  const isInvalid = invalid.includes(name)
  return (
    <>
      <label className="cs-label" id={`${id}label`} htmlFor={id}>
        {label}
      </label>
      <input
        className="cs-input"
        id={id}
        aria-labelledby={namedByPage ? `page-heading ${id}label` : undefined}
        name={name}
        type={type}
        autoComplete={autoComplete}
        pattern={pattern}
        required
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}note`}
      />
      <p id={`${id}note`} className={isInvalid ? 'cs-error' : 'cs-hint'}>
        {isInvalid && <Icon name="warning" />}
        {isInvalid ? lookUp(fieldProblems, name) : hint}
      </p>
    </>
  )
}
