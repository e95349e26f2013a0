import type { ExternalAccount } from '@countersign/core'
import { definePart } from '../../primitives/definePart.tsx'
import { Go } from '../../primitives/Go.tsx'
import { PlusIcon } from '../../primitives/icons.tsx'
import { Person } from '../../primitives/Person.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { describePayee, usePaymentDetails } from '../../shared/payment-details/index.ts'
import { useGo, useWalletHomeContext } from './WalletHomeContext.ts'

/** How many fit beside the way to a new payee, in two rows. */
const limit = 7

/** The people that the user pays, by their faces; the last leads to a new one. A phone shows the first row. */
export const People = definePart('ul', () => {
  const { home, messages } = useWalletHomeContext()
  const go = useGo()
  const { payeeUnknown } = usePaymentDetails()
  const { people } = home
  if (!people) return null
  const nameOf = (payee: ExternalAccount) => describePayee(payee).name ?? payeeUnknown
  const offered = people.slice(0, limit)
  const names = offered.map(nameOf)
  return {
    'aria-label': messages.payees,
    children: (
      <>
        {offered.map((payee) => (
          <li key={payee.id}>
            <Go {...go({ to: 'payee', payee })}>
              <Person name={nameOf(payee)} id={payee.id} currency={payee.currency} />
              <ShortName payee={payee} name={nameOf(payee)} others={names} />
            </Go>
          </li>
        ))}
        <li>
          <Go {...go({ to: 'new-payee' })}>
            <span className="cs-person" data-new="">
              <PlusIcon />
            </span>
            {messages.newPayee}
          </Go>
        </li>
      </>
    ),
  }
})

type ShortNameProps = { payee: ExternalAccount; name: string; others: readonly string[] }

/** The first name, where it tells the person from the others; the whole one is read out. A business has no first name. */
function ShortName({ payee, name, others }: ShortNameProps) {
  const [first = name, ...rest] = name.split(' ')
  const isUnique = others.filter((other) => other.split(' ')[0] === first).length === 1
  if (payee.accountInfo.beneficiary?.legalName || !isUnique || rest.length === 0)
    return <UntrustedText>{name}</UntrustedText>
  return (
    <span>
      <UntrustedText>{first}</UntrustedText>{' '}
      <span data-part="announcement">
        <UntrustedText>{rest.join(' ')}</UntrustedText>
      </span>
    </span>
  )
}
