import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { useRouter } from '../router/RouterContext.ts'
import { BackLink } from '../shell/BackLink.tsx'
import { PageHeading } from '../shell/PageHeading.tsx'
import { createWallet, incompletePerson } from '../wallet/createWallet.ts'

/** Makes a wallet with sandbox money in it, for anybody who wants one of their own. */
export function CreateWalletPage() {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [invalidField, setInvalidField] = useState<string>()

  async function submit(form: FormData): Promise<void> {
    setBusy(true)
    const email = String(form.get('email'))
    const outcome = await createWallet({ email, fullName: String(form.get('fullName')) })
    setBusy(false)
    if ('problem' in outcome) return setProblem(outcome.problem)
    router.navigate('/', { state: { created: outcome.email } })
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (busy) return
    const invalid = event.currentTarget.querySelector<HTMLInputElement>('input:invalid')
    setInvalidField(invalid?.name)
    setProblem(invalid ? incompletePerson : undefined)
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

type FieldProps = {
  name: string
  label: string
  type?: 'email'
  autoComplete: string
  /** The name of the field that cannot be sent as it is. */
  invalidField: string | undefined
}

function Field({ name, label, type, autoComplete, invalidField }: FieldProps) {
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
        required
        aria-invalid={name === invalidField || undefined}
        aria-describedby="create-note"
      />
    </>
  )
}
