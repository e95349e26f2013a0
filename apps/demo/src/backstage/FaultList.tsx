import { useId } from 'react'
import type { FaultName } from './backstageApi.ts'
import type { Backstage } from './useBackstage.ts'

/** What the relay can be made to do, in the order of the panel. */
export const relayFaults: readonly { name: FaultName; title: string; what: string }[] = [
  {
    name: 'lose-next-answer',
    title: 'Lose the next answer',
    what: 'A payment or a proof goes through, but its answer never arrives.',
  },
  {
    name: 'offline',
    title: 'Go offline',
    what: 'Every connection of the wallet is dropped, until you switch this off.',
  },
  {
    name: 'reject-next-code',
    title: 'Reject the next code',
    what: 'Any code is rejected as wrong, even the right one. So is the passkey of a payment.',
  },
  {
    name: 'tamper-next-bundle',
    title: 'Tamper with the next bundle',
    what: 'The relay puts its own key in, to read the code. Your browser must refuse.',
  },
]

const sixMinutes = 6 * 60

/** The faults. Each says whether it is armed; all but one happen once. */
export function FaultList({ backstage }: { backstage: Backstage }) {
  const { news, arm, advance } = backstage
  return (
    <section className="backstage-section" aria-labelledby="faults-heading">
      <h3 id="faults-heading">Break something</h3>
      <ul className="faults">
        {relayFaults.map(({ name, title, what }) => (
          <Fault
            key={name}
            title={title}
            what={what}
            armed={news?.armed.includes(name) ?? false}
            onPress={(armed) => arm(name, { armed })}
          />
        ))}
        <Fault
          title="Let quotes expire"
          what="Moves the sandbox clock forward by 6 minutes."
          onPress={() => advance(sixMinutes)}
        />
      </ul>
    </section>
  )
}

type FaultProps = { title: string; what: string; armed?: boolean; onPress: (armed: boolean) => void }

/** One thing to order. `armed` is told of those that hold or wait. */
function Fault({ title, what, armed, onPress }: FaultProps) {
  const id = useId()
  return (
    <li className="fault" data-armed={armed ? '' : undefined}>
      <button type="button" aria-pressed={armed} aria-describedby={id} onClick={() => onPress(armed !== true)}>
        {title}
      </button>
      {armed && <span className="fault-armed">Armed</span>}
      <p id={id}>{what}</p>
    </li>
  )
}
