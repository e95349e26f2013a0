import { usePath } from '../router/RouterContext.ts'
import type { ScaOrder } from './backstageApi.ts'
import { Fault } from './FaultList.tsx'
import type { Backstage } from './useBackstage.ts'

type Entry = { order: ScaOrder; title: string; what: string }

const once: readonly Entry[] = [
  {
    order: 'end-sca-sessions',
    title: 'End the 180-day sign-in',
    what: 'The next look at the account, or the next payment, asks for it again.',
  },
  { order: 'four-failed-attempts', title: 'Count four wrong tries', what: 'The next wrong one locks for 15 minutes.' },
  {
    order: 'nine-failed-attempts',
    title: 'Count nine wrong tries',
    what: 'The account is suspended: no clock ends that.',
  },
  { order: 'no-failed-attempts', title: 'Forget wrong tries', what: 'Ends every lock and suspension.' },
]

const ofQuote: readonly Entry[] = [
  { order: 'change-quote-amount', title: 'Change the amount', what: 'Of the payment on this page, behind its back.' },
  { order: 'change-quote-payee', title: 'Change the payee', what: 'The same, to somebody else.' },
]

const ofFunding: readonly Entry[] = [
  {
    order: 'transfer-arrives',
    title: 'The transfer arrives',
    what: 'In full. A payment waits for it once its bank details are shown.',
  },
]

const liveness: readonly Entry[] = [
  { order: 'liveness-passes', title: 'Identity checks pass', what: 'Five seconds after they begin.' },
  { order: 'liveness-is-reviewed', title: 'Identity checks are reviewed', what: 'They wait for somebody to look.' },
  { order: 'liveness-is-rejected', title: 'Identity checks are rejected', what: 'A lost factor stays lost.' },
  { order: 'liveness-never-happens', title: 'Identity checks never happen', what: 'They run out of time.' },
]

/** What can be made to happen to customers in Europe, whose payments need a second proof. */
export function ScaOrders({ backstage }: { backstage: Backstage }) {
  const { news, orderSca } = backstage
  const [section, quoteId] = usePath()
  const answers200 = news?.sca.includes('execution-answers-200') ?? false
  return (
    <section className="backstage-section" aria-labelledby="sca-heading">
      <h3 id="sca-heading">Customers in Europe</h3>
      <ul className="faults">
        {once.map((entry) => (
          <Fault key={entry.order} title={entry.title} what={entry.what} onPress={() => orderSca(entry.order)} />
        ))}
        {quoteId !== undefined &&
          ordersOfPage(section).map((entry) => (
            <Fault
              key={entry.order}
              title={entry.title}
              what={entry.what}
              onPress={() => orderSca(entry.order, quoteId)}
            />
          ))}
        <Fault
          title="Answer executions with 200"
          what="Instead of 202, while a proof is awaited. The wallet must not mind."
          armed={answers200}
          onPress={() => orderSca(answers200 ? 'execution-answers-202' : 'execution-answers-200')}
        />
        {liveness.map((entry) => (
          <Fault
            key={entry.order}
            title={entry.title}
            what={entry.what}
            armed={news?.sca.includes(entry.order) ?? false}
            onPress={() => orderSca(entry.order)}
          />
        ))}
      </ul>
    </section>
  )
}

/** What can happen to the payment of a page. */
function ordersOfPage(section: string | undefined): readonly Entry[] {
  if (section === 'fund') return [...ofFunding, ...ofQuote]
  return section === 'pay' ? ofQuote : []
}
