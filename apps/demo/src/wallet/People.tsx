import type { ExternalAccount } from '@countersign/core'
import { UntrustedText } from '@countersign/react'
import { Link } from '../router/Link.tsx'
import { Icon } from '../shell/Icon.tsx'
import { Person } from '../shell/Person.tsx'
import { nameOf } from './payees.ts'
import type { Read } from './read.ts'
import { useWalletData } from './WalletData.tsx'

/** How many fit beside the way to a new payee, in two rows. */
const limit = 7

/** The people that the user pays, by their faces; the last leads to a new one. A phone shows the first row. */
export function People({ payees }: { payees: Read<readonly ExternalAccount[]> }) {
  const { stops } = useWalletData()
  if (!payees.value) return payees.error ? null : <LoadingPeople />
  const offered = payees.value.filter(({ id }) => !stops?.setAside.has(id)).slice(0, limit)
  return (
    <ul className="people" aria-label="Payees">
      {offered.map((payee) => (
        <li key={payee.id}>
          <Link to={`/send/${encodeURIComponent(payee.id)}`}>
            <Person name={nameOf(payee)} id={payee.id} currency={payee.currency} />
            <ShortName name={nameOf(payee)} others={offered.map(nameOf)} />
          </Link>
        </li>
      ))}
      <li>
        <Link to="/send/new">
          <span className="person new">
            <Icon name="add" />
          </span>
          New
          <span className="visually-hidden"> payee</span>
        </Link>
      </li>
    </ul>
  )
}

/** The first name, where it tells the person from the others; the whole one is read out. */
function ShortName({ name, others }: { name: string; others: readonly string[] }) {
  const [first = name, ...rest] = name.split(' ')
  const isUnique = others.filter((other) => other.split(' ')[0] === first).length === 1
  if (!isUnique || rest.length === 0) return <UntrustedText>{name}</UntrustedText>
  return (
    <span>
      <UntrustedText>{first}</UntrustedText>{' '}
      <span className="visually-hidden">
        <UntrustedText>{rest.join(' ')}</UntrustedText>
      </span>
    </span>
  )
}

function LoadingPeople() {
  return (
    <div className="people" aria-busy="true">
      <span className="visually-hidden">Loading your payees</span>
      {Array.from({ length: 4 }, (_, index) => (
        // Nothing tells one empty place from another.
        <div key={String(index)} className="loading-person" aria-hidden="true">
          <span className="bone" data-size="person" />
          <span className="bone" data-size="name" />
        </div>
      ))}
    </div>
  )
}
