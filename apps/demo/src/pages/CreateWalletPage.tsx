import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { useRouter } from '../router/RouterContext.ts'
import { BackLink } from '../shell/BackLink.tsx'
import { PageHeading } from '../shell/PageHeading.tsx'
import { createWallet, incompletePerson, incompletePhone } from '../wallet/createWallet.ts'

/** Makes a wallet with sandbox money in it, for anybody who wants one of their own. */
export function CreateWalletPage() {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [invalidField, setInvalidField] = useState<string>()
  const [region, setRegion] = useState('US')
  const needsPhone = region !== 'US'

  async function submit(form: FormData): Promise<void> {
    setBusy(true)
    const email = String(form.get('email'))
    const phoneNumber = needsPhone ? { phoneNumber: String(form.get('phoneNumber')) } : {}
    const outcome = await createWallet({ email, fullName: String(form.get('fullName')), region, ...phoneNumber })
    setBusy(false)
    if ('problem' in outcome) return setProblem(outcome.problem)
    router.navigate('/', { state: { created: outcome.email } })
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (busy) return
    const invalid = event.currentTarget.querySelector<HTMLInputElement>('input:invalid')
    setInvalidField(invalid?.name)
    setProblem(invalid ? problemWith(invalid) : undefined)
    if (invalid) invalid.focus()
    else void submit(new FormData(event.currentTarget))
  }

  function clear(): void {
    setProblem(undefined)
    setInvalidField(undefined)
  }

  return (
    <div className="column narrow">
      <BackLink to="/">Sign in</BackLink>
      <section className="cs-card">
        <PageHeading title="Create a wallet" />
        <form className="cs-form" noValidate onSubmit={onSubmit} onInput={clear}>
          <Field name="fullName" label="Full name" autoComplete="name" invalidField={invalidField} />
          <Field name="email" label="Email address" type="email" autoComplete="email" invalidField={invalidField} />
          <Country value={region} onChange={setRegion} />
          {needsPhone && (
            <Field
              name="phoneNumber"
              label="Phone number, with country code"
              type="tel"
              autoComplete="tel"
              pattern="\+[1-9][0-9 ]{6,18}"
              invalidField={invalidField}
            />
          )}
          <div className="cs-note" id="create-note">
            <p className="cs-error" role="alert">
              {problem}
            </p>
            <p className="cs-hint">Any address will do: nothing is really sent, and the money is not real.</p>
          </div>
          <button
            type="submit"
            className="cs-button"
            aria-disabled={busy || undefined}
            data-busy={busy ? '' : undefined}
          >
            Create a wallet
          </button>
        </form>
      </section>
    </div>
  )
}

function problemWith({ name }: HTMLInputElement): string {
  return name === 'phoneNumber' ? incompletePhone : incompletePerson
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
          In Europe you confirm payments with a code by text or a passkey.
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
  /** The name of the field that cannot be sent as it is. */
  invalidField: string | undefined
}

function Field({ name, label, type, pattern, autoComplete, invalidField }: FieldProps) {
  const id = useId()
  return (
    <>
      <label className="cs-label" htmlFor={id}>
        {label}
      </label>
      <input
        className="cs-input"
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        pattern={pattern}
        required
        aria-invalid={name === invalidField || undefined}
        aria-describedby="create-note"
      />
    </>
  )
}
