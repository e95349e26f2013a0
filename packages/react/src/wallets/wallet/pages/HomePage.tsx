import { type HomeTarget, WalletHomeScreen } from '../../wallet-home/index.ts'
import { pathTo, useWalletScreen } from '../WalletScreenContext.ts'
import { usePathOfTask } from './paymentState.ts'

/** The balance, what waits, whom to pay, and what happened last. */
export function Page() {
  const { accountId, router } = useWalletScreen()
  const pathOfTask = usePathOfTask()
  const pathOf = (target: HomeTarget) => (target.to === 'task' ? pathOfTask(target.task) : pathOfPage(target))
  return (
    <WalletHomeScreen
      accountId={accountId}
      headingLevel={1}
      hrefOf={(target) => router.hrefOf(pathOf(target))}
      onGo={(target) => router.navigate(pathOf(target))}
    />
  )
}

function pathOfPage(target: Exclude<HomeTarget, { to: 'task' }>): string {
  switch (target.to) {
    case 'account':
      return pathTo('add', target.account.id)
    case 'add-money':
      return '/add'
    case 'new-payee':
      return '/send/new'
    case 'payee':
      return pathTo('send', target.payee.id)
    case 'movement':
      return pathTo('activity', target.transaction.id)
    default:
      return `/${target.to}`
  }
}
