import { testPayees } from '../../server/customers/testPayees.ts'

const outcomes = [
  [testPayees.fails, 'The payment fails. The money stays in the wallet.'],
  [testPayees.takesSixMinutes, 'It is on its way for six minutes.'],
  [testPayees.returned, 'It arrives, and the bank sends it back.'],
] as const

/** Which of the payees of a new wallet a payment does not simply reach. A wallet in euros has the first one. */
export function TestPayees() {
  return (
    <section className="backstage-section" aria-labelledby="payees-heading">
      <h3 id="payees-heading">Pay these to see</h3>
      <ul className="inbox">
        {outcomes.map(([name, what]) => (
          <li key={name}>
            <b>{name}</b>
            <p>{what}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
