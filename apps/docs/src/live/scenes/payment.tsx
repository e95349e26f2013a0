import {
  ActivityListScreen,
  AddMoneyScreen,
  CancelPaymentScreen,
  FundingScreen,
  PaymentAgreementScreen,
  PaymentBatchScreen,
  PaymentResultScreen,
  QuoteConfirmationScreen,
  SendScreen,
  StatementScreen,
  TransactionDetailsScreen,
} from '@countersign/react'
import { Payment } from '../../../../../examples/headless/Payment.tsx'
import type { LiveWorld } from '../world/createLiveWorld.ts'
import { payBefore, startPayment } from './pay.ts'
import { inEurope, type Scenes, signedIn, waitAMonth } from './prepare.ts'

/** Two payments to two payees, as `PaymentBatchScreen` takes them. */
async function startPayments(world: LiveWorld) {
  const payments = [await startPayment(world), await startPayment(world, 1)]
  return { accountId: world.person.accountId, payments }
}

export const scenes = {
  send: {
    'Whom, and how much': signedIn(({ person }) => (
      <SendScreen
        accountId={person.accountId}
        onContinue={() => undefined}
        onAddPayee={() => undefined}
        headingLevel={3}
      />
    )),
  },
  'quote-confirmation': {
    'Signed by the wallet': signedIn(async (world) => {
      const payment = await startPayment(world)
      return <QuoteConfirmationScreen payment={payment} headingLevel={3} />
    }),
    'In a design of its own': signedIn(async (world) => {
      const payment = await startPayment(world)
      return <Payment payment={payment} onDone={() => undefined} />
    }),
    'With a proof': inEurope(async (world) => {
      const payment = await startPayment(world)
      return <QuoteConfirmationScreen payment={payment} headingLevel={3} />
    }),
  },
  'payment-batch': {
    'Signed by the wallet': signedIn(async (world) => (
      <PaymentBatchScreen {...(await startPayments(world))} headingLevel={3} />
    )),
    'With counted proofs': inEurope(async (world) => (
      <PaymentBatchScreen {...(await startPayments(world))} headingLevel={3} />
    )),
  },
  'payment-result': {
    Sent: signedIn(async (world) => {
      const { outcome } = await payBefore(world)
      return <PaymentResultScreen outcome={outcome} headingLevel={3} />
    }),
  },
  'payment-agreement': {
    'What was agreed to': signedIn(async (world) => {
      const { outcome } = await payBefore(world)
      return <PaymentAgreementScreen outcome={outcome} headingLevel={3} />
    }),
  },
  'transaction-details': {
    'One movement': signedIn(async (world) => {
      const { outcome } = await payBefore(world)
      const transactionId = outcome.transaction?.id ?? ''
      return (
        <TransactionDetailsScreen accountId={world.person.accountId} transactionId={transactionId} headingLevel={3} />
      )
    }),
  },
  'cancel-payment': {
    'Before the bank sends it': signedIn(() => (
      <CancelPaymentScreen
        transaction={{ id: 'Transaction:1', type: 'OUTGOING', status: 'PROCESSING', paymentRail: 'ACH' }}
        headingLevel={3}
      />
    )),
  },
  funding: {
    'By transfer': inEurope(({ person }) => (
      <FundingScreen
        payment={{
          accountId: person.accountId,
          request: {
            source: { sourceType: 'REALTIME_FUNDING', currency: 'EUR', customerId: person.customerId },
            destination: { destinationType: 'ACCOUNT', accountId: person.payees[0]?.id ?? '' },
            lockedCurrencySide: 'SENDING',
            lockedCurrencyAmount: 25_00n,
          },
        }}
        headingLevel={3}
      />
    )),
  },
  'add-money': {
    'In dollars': signedIn(({ person }) => <AddMoneyScreen accountId={person.accountId} headingLevel={3} />),
    'In euros': inEurope(({ person }) => <AddMoneyScreen accountId={person.accountId} headingLevel={3} />),
  },
  'activity-list': {
    'After a payment': signedIn(async (world) => {
      await payBefore(world)
      return <ActivityListScreen accountId={world.person.accountId} onOpen={() => undefined} headingLevel={3} />
    }),
  },
  statement: {
    'Of a month': signedIn(async (world) => {
      await payBefore(world)
      await waitAMonth(world)
      return <StatementScreen accountId={world.person.accountId} headingLevel={3} />
    }),
  },
} satisfies Record<string, Scenes>
