import type { Transaction } from '@countersign/core'
import { isHistory } from '@countersign/core/transaction-details'
import { useEffect, useState } from 'react'
import { ActivityListScreen } from '../../../activity/activity-list/ActivityListScreen.tsx'
import { TransactionDetailsScreen } from '../../../activity/transaction-details/TransactionDetailsScreen.tsx'
import { useActivity } from '../../../activity/useActivity.ts'
import { Go } from '../../../primitives/Go.tsx'
import type { HeadingLevel } from '../../../primitives/Heading.tsx'
import { useProfile } from '../useProfile.ts'
import { pathTo, useGoTo, useWalletScreen, type WalletPageProps } from '../WalletScreenContext.ts'
import { OwnAccountNames } from './AccountField.tsx'
import { BackLink, Column, LockNotice } from './PageParts.tsx'
import { usePathOfTask, usePaymentSteps } from './paymentState.ts'

/** Everything that happened, and where there is room beside it one movement: the one of the address, or the last. */
export function Page(props: WalletPageProps) {
  return (
    <OwnAccountNames>
      <Activity {...props} />
    </OwnAccountNames>
  )
}

function Activity({ id }: WalletPageProps) {
  const { isWide, messages } = useWalletScreen()
  const [shownId, setShownId] = useState(id)
  if (!isWide && id !== undefined)
    return (
      <Column>
        <BackLink path="/activity">{messages.activity}</BackLink>
        <Movement transactionId={id} headingLevel={1} />
      </Column>
    )
  return (
    <div className="cs-beside" data-split="list">
      <List openId={isWide ? shownId : undefined} />
      {isWide && <Beside transactionId={id} onShow={setShownId} />}
    </div>
  )
}

const pathOf = (transaction: Transaction) => pathTo('activity', transaction.id)

function List({ openId }: { openId: string | undefined }) {
  const { router, accountId, messages } = useWalletScreen()
  return (
    <div>
      <Column>
        <LockNotice />
      </Column>
      <Column>
        <p className="cs-title-link">
          <Go className="cs-link" {...useGoTo()('/statements')}>
            {messages.statements}
          </Go>
        </p>
        <ActivityListScreen
          accountId={accountId}
          headingLevel={1}
          hrefOf={(transaction) => router.hrefOf(pathOf(transaction))}
          onOpen={(transaction) => router.navigate(pathOf(transaction))}
          openId={openId}
          onAddMoney={() => router.navigate('/add')}
        />
      </Column>
    </div>
  )
}

type BesideProps = { transactionId: string | undefined; onShow: (id: string | undefined) => void }

function Beside({ transactionId, onShow }: BesideProps) {
  const { state } = useActivity({ limit: 20 })
  const last = state.error ? undefined : state.content?.items.find((one) => isHistory(one))?.id
  const id = transactionId ?? last
  useEffect(() => onShow(id), [id, onShow])
  if (id === undefined) return null
  return (
    <Column look="detail">
      <Movement key={id} transactionId={id} headingLevel={2} />
    </Column>
  )
}

/** One movement, for a page of its own or beside the list. */
function Movement({ transactionId, headingLevel }: { transactionId: string; headingLevel: HeadingLevel }) {
  const { accountId, router } = useWalletScreen()
  const { sendAgain } = usePaymentSteps()
  const pathOfTask = usePathOfTask()
  const { name } = useProfile({ accountId })
  return (
    <TransactionDetailsScreen
      accountId={accountId}
      transactionId={transactionId}
      headingLevel={headingLevel}
      payerName={name}
      hrefOf={(task) => router.hrefOf(pathOfTask(task))}
      onContinue={(task) => router.navigate(pathOfTask(task))}
      onPayee={(payeeId) => router.navigate(pathTo('send', payeeId))}
      onSendAgain={sendAgain}
    />
  )
}
