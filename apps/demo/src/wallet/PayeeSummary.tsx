import type { ExternalAccount } from '@countersign/core'
import { Avatar, UntrustedText } from '@countersign/react'
import { accountLabelOf, nameOf, wholeAccountOf } from './payees.ts'

/** Name, kind of account, its end, and the currency that arrives. `whole`: nothing of the account is left out. */
export function PayeeSummary({ payee, whole = false }: { payee: ExternalAccount; whole?: boolean }) {
  const name = nameOf(payee)
  return (
    <>
      <Avatar name={name} id={payee.id} />
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
