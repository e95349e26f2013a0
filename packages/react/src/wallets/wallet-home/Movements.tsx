import { MovementRows } from '../../activity/activity-list/index.ts'
import { useWalletHomeContext } from './WalletHomeContext.ts'

/** How many of the last movements stand on the page. */
const shownMovements = 5

/** The last movements. Renders nothing until they are read, and where nothing happened yet. */
export function Movements() {
  const { home, payees, stops, messages, hrefOf, onGo } = useWalletHomeContext()
  if (!home.movements || home.movements.length === 0) return null
  return (
    <MovementRows
      label={messages.movements}
      when="day"
      transactions={home.movements.slice(0, shownMovements)}
      payees={payees ?? []}
      stopped={stops?.payments}
      hrefOf={hrefOf && ((transaction) => hrefOf({ to: 'movement', transaction }))}
      onOpen={onGo && ((transaction) => onGo({ to: 'movement', transaction }))}
    />
  )
}
