import { formatMoney } from '@countersign/core/client'
import type { WaitingPayment } from '@countersign/core/wallet-home'
import { activityListMessages, useWriteMovement } from '../../activity/activity-list/index.ts'
import { Avatar } from '../../primitives/Avatar.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { Go } from '../../primitives/Go.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { useGo, useWalletHomeContext } from './WalletHomeContext.ts'

/** The payments that wait for the user, each with what has to be done. Renders nothing where none does. */
export const Tasks = definePart('ul', () => {
  const { home, messages } = useWalletHomeContext()
  const { tasks } = home
  if (tasks.length === 0) return null
  return {
    'aria-label': messages.waiting,
    children: tasks.map((waiting) => <Task key={waiting.transaction.id} {...waiting} />),
  }
})

function Task({ transaction, task, stopped, until }: WaitingPayment) {
  const { payees, isLocked, messages } = useWalletHomeContext()
  const writeTime = useLocalTime()
  const time = until && writeTime(until)
  const { tasks } = useMessages('activityList', activityListMessages)
  const { locale } = useWalletContext()
  const go = useGo()
  const { title, status, reason, tone, money } = useWriteMovement()(transaction, payees ?? [], stopped)
  return (
    <li>
      <span className="cs-row" data-tone={tone}>
        <Avatar name={title} id={transaction.destination?.accountId ?? transaction.id} />
        <span className="cs-item">
          <span className="cs-item-name">
            <UntrustedText>{title}</UntrustedText>
          </span>{' '}
          <span className="cs-hint">{stopped ? reason : time ? messages.confirmBy({ time }) : status}</span>
        </span>{' '}
        {money && (
          <span className="cs-row-end">
            <bdi>{formatMoney(money, { locale })}</bdi>
          </span>
        )}
      </span>
      {!(isLocked && task.kind === 'confirm') && (
        <Go className="cs-button cs-action" data-look={stopped && 'quiet'} {...go({ to: 'task', task })}>
          {tasks[task.kind]}
        </Go>
      )}
    </li>
  )
}
