import { type HomeTarget, WalletHomeScreen } from '../../wallet-home/index.ts'
import { pathTo, useWalletScreen } from '../WalletScreenContext.ts'

/** The balance, what waits, whom to pay, and what happened last. */
export function Page() {
  const { accountId, router } = useWalletScreen()
  return (
    <WalletHomeScreen
      accountId={accountId}
      headingLevel={1}
      hrefOf={(target) => router.hrefOf(pathOf(target))}
      onGo={(target) => router.navigate(pathOf(target))}
    />
  )
}

function pathOf(target: HomeTarget): string {
  switch (target.to) {
    case 'add-money':
      return '/add'
    case 'new-payee':
      return '/send/new'
    case 'payee':
      return pathTo('send', target.payee.id)
    case 'movement':
      return pathTo('activity', target.transaction.id)
    case 'task':
      return pathTo(target.task.isFunded ? 'fund' : 'pay', target.task.quoteId)
    default:
      return `/${target.to}`
  }
}
