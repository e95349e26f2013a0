import type { ExternalAccount } from '@countersign/core'
import { UntrustedText } from '@countersign/react'
import { Link } from '../router/Link.tsx'
import { Icon } from '../shell/Icon.tsx'
import { Person } from '../shell/Person.tsx'
import { LoadingRows } from './LoadingRows.tsx'
import { accountLabelOf, nameOf, wholeAccountOf } from './payees.ts'
import type { Read } from './read.ts'
import { useWalletData } from './WalletData.tsx'

/** The saved payees; each leads to the amount, and one that was set aside to the question about it. */
export function PayeeList({ payees }: { payees: Read<readonly ExternalAccount[]> }) {
  const { stops } = useWalletData()
  if (!payees.value) return payees.error ? null : <LoadingRows count={4} label="Loading your payees" />
  if (payees.value.length === 0) return <p className="empty">No saved payees yet.</p>
  return (
    <ul className="rows payees" aria-label="Payees">
      {payees.value.map((payee) => (
        <li key={payee.id}>
          <Link to={`/send/${encodeURIComponent(payee.id)}`} className="row">
            <PayeeSummary payee={payee} />
            {stops?.setAside.has(payee.id) && (
              <span className="row-note">
                <span data-tone="bad">Set aside</span>
              </span>
            )}
            <Icon name="next" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Name, kind of account, its end, and the currency that arrives. `whole`: nothing of the account is left out. */
export function PayeeSummary({ payee, whole = false }: { payee: ExternalAccount; whole?: boolean }) {
  const name = nameOf(payee)
  return (
    <>
      <Person name={name} id={payee.id} currency={payee.currency} />
      <span className="row-main">
        <span className="row-title">
          <UntrustedText>{name}</UntrustedText>
        </span>
        <span className="row-note">
          {whole ? <UntrustedText>{wholeAccountOf(payee)}</UntrustedText> : <AccountLabel payee={payee} />}
        </span>
      </span>
    </>
  )
}

function AccountLabel({ payee }: { payee: ExternalAccount }) {
  const { kind, account, spoken } = accountLabelOf(payee)
  return (
    <>
      <UntrustedText>{kind}</UntrustedText>{' '}
      <span className="unbroken">
        <span aria-hidden="true">
          <UntrustedText>{account}</UntrustedText> ·
        </span>
        <span className="visually-hidden">
          <UntrustedText>{spoken}</UntrustedText>,
        </span>{' '}
        {payee.currency}
      </span>
    </>
  )
}
