import type { ReactNode } from 'react'
import { useId } from 'react'
import { customerOrders, fundingOrders, limitFaults, paymentOrders, type ScaOrderGroup } from './scaOrderGroups.ts'
import type { Backstage } from './useBackstage.ts'
import { usePath } from './usePath.ts'

/** What can be made to happen to customers in Europe, whose payments need a second proof. */
export function ScaOrders({ backstage }: { backstage: Backstage }) {
  const { news, arm } = backstage
  const [section, quoteId] = usePath()
  return (
    <section className="backstage-section" aria-labelledby="sca-heading">
      <h3 id="sca-heading">Customers in Europe</h3>
      <p className="backstage-quiet">
        A payment in euros asks them for one proof, one across currencies for two, one to a trusted payee for none.
      </p>
      {quoteId !== undefined &&
        groupsOfPage(section).map((group) => (
          <OrderGroup key={group.legend} group={group} backstage={backstage} quoteId={quoteId} />
        ))}
      <Group legend="Too many requests (429)" what="The service asks to wait so long.">
        {limitFaults.map(([fault, label]) => {
          const armed = news?.armed.includes(fault) ?? false
          return <Order key={fault} label={label} pressed={armed} onPress={() => arm(fault, { armed: !armed })} />
        })}
      </Group>
      {customerOrders.map((group) => (
        <OrderGroup key={group.legend} group={group} backstage={backstage} />
      ))}
    </section>
  )
}

/** What can happen to the payment of a page. */
function groupsOfPage(section: string | undefined): readonly ScaOrderGroup[] {
  if (section === 'fund') return [fundingOrders, paymentOrders]
  return section === 'pay' ? [paymentOrders] : []
}

type OrderGroupProps = { group: ScaOrderGroup; backstage: Backstage; quoteId?: string }

function OrderGroup({ group, backstage, quoteId }: OrderGroupProps) {
  const { news, orderSca } = backstage
  return (
    <Group legend={group.legend} what={group.what}>
      {group.orders.map(([order, label]) => (
        <Order
          key={order}
          label={label}
          pressed={group.holds && (news?.sca.includes(order) ?? false)}
          onPress={() => orderSca(order, quoteId)}
        />
      ))}
    </Group>
  )
}

/** Orders of one kind, with what they do. */
function Group({ legend, what, children }: { legend: string; what: string; children: ReactNode }) {
  const id = useId()
  return (
    <fieldset className="orders" aria-describedby={id}>
      <legend>{legend}</legend>
      <div className="clock-steps">{children}</div>
      <p id={id}>{what}</p>
    </fieldset>
  )
}

/** `pressed` is told of those that hold or wait. */
function Order({ label, pressed, onPress }: { label: string; pressed: boolean | undefined; onPress: () => void }) {
  return (
    <button type="button" className="small-button" aria-pressed={pressed} onClick={onPress}>
      {label}
    </button>
  )
}
