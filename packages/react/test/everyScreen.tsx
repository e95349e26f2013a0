import { createDelegatedKeyList } from '@countersign/core'
import { createCard } from '@countersign/core/wire'
import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createTestClient } from '../../core/test/createTestClient.ts'
import { europeanWorld } from '../../core/test/europeanWorld.ts'
import { europeanPayer, instructed } from '../../core/test/fundingJourneys.ts'
import { payGrace, reviewedQuote, signIn } from '../../core/test/journeys.ts'
import { ownWalletWorld } from '../../core/test/ownWallet.ts'
import { awaitingPayment, signedInEuropean } from '../../core/test/scaJourneys.ts'
import { enrollTotp } from '../../core/test/scaWorld.ts'
import {
  ActivityListScreen,
  AddMoneyScreen,
  CancelPaymentScreen,
  CardFreezeScreen,
  ContactChangeScreen,
  CredentialListScreen,
  DelegatedKeysScreen,
  EmailOtpLoginScreen,
  FundingScreen,
  LoginScreen,
  OidcLoginScreen,
  PasskeyLoginScreen,
  PasskeyOfferScreen,
  PasskeyRegistrationScreen,
  PayeeFormScreen,
  PayeeListScreen,
  PaymentAgreementScreen,
  PaymentBatchScreen,
  PaymentResultScreen,
  QuoteConfirmationScreen,
  ScaChallengeScreen,
  ScaFactorsScreen,
  ScaLockNotice,
  ScaSignInScreen,
  SendScreen,
  SessionGuardScreen,
  SessionListScreen,
  SmsOtpLoginScreen,
  StatementScreen,
  TotpEnrollmentScreen,
  TransactionDetailsScreen,
  TrustedBeneficiariesScreen,
  WalletExportScreen,
  WalletHomeScreen,
  WalletOwnershipScreen,
  WalletPrivacyScreen,
  WalletScreen,
} from '../src/exports/index.ts'
import type { TestWorld } from './renderWallet.tsx'
import type { ScreenName } from './screenName.ts'
import { installPageDevice } from './signInPages.ts'

/** A screen and the world it shows. `open`: what the person does first, on a screen that asks for nothing by itself. */
export type ScreenPage = { world: TestWorld; ui: ReactElement; open?: () => Promise<void> }

type Show = (world: TestWorld) => ReactElement

async function signedIn(show: Show): Promise<ScreenPage> {
  const world = await createTestClient()
  await signIn(world)
  return { world, ui: show(world) }
}

async function inEurope(show: Show): Promise<ScreenPage> {
  const world = await signedInEuropean()
  await enrollTotp(world)
  return { world, ui: show(world) }
}

async function signedOut(show: Show): Promise<ScreenPage> {
  const world = await createTestClient()
  return { world, ui: show(world) }
}

/** Fills the field of this label and sends the form. */
function submits(label: string | RegExp, value: string) {
  return async () => {
    const field = await screen.findByLabelText<HTMLInputElement>(label)
    fireEvent.change(field, { target: { value } })
    await act(async () => field.form?.requestSubmit())
  }
}

const presses = (name: string) => async () => {
  const button = await screen.findByRole('button', { name })
  await act(async () => button.click())
}

async function paid() {
  const { world } = await signedIn(() => <i />)
  const { confirmation, quote } = await reviewedQuote(world)
  void confirmation.confirm()
  const outcome = await world.reached(confirmation, 'completed')
  return { world, quote, outcome }
}

/** A card that the person's wallet pays for. */
function issueCard(world: TestWorld) {
  const { accountId, customerId } = world.ada
  const terms = { form: 'VIRTUAL' as const, fundingSources: [accountId], platformCardId: 'card-4242' }
  return world.service.call(createCard, { body: { cardholderId: customerId, ...terms } })
}

/** A card of the person's that may spend from their wallet. */
async function allowCard(world: TestWorld): Promise<void> {
  const { accountId } = world.ada
  const card = await issueCard(world)
  const keys = createDelegatedKeyList(world.client, { accountId })
  await keys.load()
  await keys.change({ type: 'create', cardId: card.id, nickname: 'Groceries' })
}

type EveryScreen = { readonly [name in ScreenName]: () => Promise<ScreenPage> } & Record<
  string,
  () => Promise<ScreenPage>
>

/** Every finished screen, as it first appears to a user. */
export const everyScreen = {
  EmailOtpLogin: async () => ({
    ...(await signedOut(() => <EmailOtpLoginScreen />)),
    open: submits('Email address', 'ada@example.com'),
  }),
  SmsOtpLogin: () => signedOut(() => <SmsOtpLoginScreen />),
  Login: async () => ({
    ...(await signedOut(() => <LoginScreen identifiers={['email', 'phone']} />)),
    open: submits('Email address', 'ada@example.com'),
  }),
  OidcLogin: () => signedOut(() => <OidcLoginScreen providerName="Example ID" open={async () => undefined} />),
  PasskeyLogin: () => signedOut(() => <PasskeyLoginScreen />),
  PasskeyRegistration: () => signedIn(({ ada }) => <PasskeyRegistrationScreen accountId={ada.accountId} />),
  PasskeyOffer: async () => {
    installPageDevice()
    const page = await signedIn(({ ada }) => <PasskeyOfferScreen accountId={ada.accountId} />)
    // Nothing on the page says that an offer is to come.
    return { ...page, open: async () => void (await screen.findByRole('heading')) }
  },
  SessionGuard: () => signedIn(() => <SessionGuardScreen>the wallet</SessionGuardScreen>),
  QuoteConfirmation: () =>
    signedIn((world) => (
      <QuoteConfirmationScreen payment={{ accountId: world.ada.accountId, request: payGrace(world) }} />
    )),
  'QuoteConfirmation, paid': async () => {
    const { world, quote } = await paid()
    return { world, ui: <QuoteConfirmationScreen payment={{ accountId: world.ada.accountId, quoteId: quote.id }} /> }
  },
  PaymentBatch: () =>
    signedIn((world) => {
      const payments = [{ request: payGrace(world, 1_000_000n) }, { request: payGrace(world, 2_000_000n) }]
      return <PaymentBatchScreen accountId={world.ada.accountId} payments={payments} />
    }),
  PaymentResult: async () => {
    const { world, outcome } = await paid()
    return { world, ui: <PaymentResultScreen outcome={outcome} /> }
  },
  PaymentAgreement: async () => {
    const { world, outcome } = await paid()
    return { world, ui: <PaymentAgreementScreen outcome={outcome} /> }
  },
  Funding: async () => {
    const world = await europeanPayer()
    const { quotes } = await instructed(world)
    const payment = { accountId: world.ada.accountId, quoteId: String(quotes[0]?.id) }
    return { world, ui: <FundingScreen payment={payment} /> }
  },
  CancelPayment: () =>
    signedIn(() => (
      <CancelPaymentScreen
        transaction={{ id: 'Transaction:1', type: 'OUTGOING', status: 'PROCESSING', paymentRail: 'ACH' }}
      />
    )),
  Send: () =>
    signedIn(({ ada }) => <SendScreen accountId={ada.accountId} onContinue={() => {}} onAddPayee={() => {}} />),
  AddMoney: () => signedIn(({ ada }) => <AddMoneyScreen accountId={ada.accountId} />),
  ScaChallenge: async () => {
    const world = await signedInEuropean()
    const payment = await awaitingPayment(world)
    return { world, ui: <ScaChallengeScreen accountId={world.ada.accountId} {...payment} /> }
  },
  ScaSignIn: () => inEurope(({ ada }) => <ScaSignInScreen accountId={ada.accountId} />),
  ScaLockNotice: () =>
    inEurope(({ client }) => {
      const lockedUntil = new Date(client.transport.serverTime.now() + 15 * 60_000)
      return <ScaLockNotice lock={{ lockedUntil, suspended: false }} />
    }),
  ScaFactors: () => inEurope(({ ada }) => <ScaFactorsScreen accountId={ada.accountId} />),
  TotpEnrollment: async () => {
    const world = await europeanWorld()
    const ui = <TotpEnrollmentScreen accountId={world.ada.accountId} />
    return { world, ui, open: presses('Show the QR code') }
  },
  TrustedBeneficiaries: () => inEurope(({ ada }) => <TrustedBeneficiariesScreen accountId={ada.accountId} />),
  ActivityList: async () => {
    const { world } = await paid()
    return { world, ui: <ActivityListScreen accountId={world.ada.accountId} onOpen={() => undefined} /> }
  },
  TransactionDetails: async () => {
    const { world, outcome } = await paid()
    const { accountId } = world.ada
    return {
      world,
      ui: <TransactionDetailsScreen accountId={accountId} transactionId={outcome.transaction?.id ?? ''} />,
    }
  },
  Statement: () => signedIn(({ ada }) => <StatementScreen accountId={ada.accountId} />),
  Wallet: () => signedIn(() => <WalletScreen embedded />),
  WalletHome: async () => {
    const { world } = await paid()
    return { world, ui: <WalletHomeScreen accountId={world.ada.accountId} onGo={() => undefined} /> }
  },
  CredentialList: () => signedIn(({ ada }) => <CredentialListScreen accountId={ada.accountId} />),
  SessionList: () => signedIn(({ ada }) => <SessionListScreen accountId={ada.accountId} />),
  ContactChange: () => signedIn(({ ada }) => <ContactChangeScreen accountId={ada.accountId} />),
  WalletPrivacy: () => signedIn(({ ada }) => <WalletPrivacyScreen accountId={ada.accountId} />),
  WalletExport: () => signedIn(({ ada }) => <WalletExportScreen accountId={ada.accountId} />),
  PayeeList: () => signedIn(({ ada }) => <PayeeListScreen accountId={ada.accountId} />),
  PayeeForm: () => signedIn(({ ada }) => <PayeeFormScreen accountId={ada.accountId} />),
  WalletOwnership: async () => {
    const { payeeId, ...world } = await ownWalletWorld()
    await signIn(world)
    return { world, ui: <WalletOwnershipScreen payeeId={payeeId} /> }
  },
  CardFreeze: async () => {
    const page = await signedIn(({ ada }) => <CardFreezeScreen accountId={ada.accountId} />)
    await issueCard(page.world)
    return page
  },
  DelegatedKeys: async () => {
    const page = await signedIn(({ ada }) => <DelegatedKeysScreen accountId={ada.accountId} />)
    await allowCard(page.world)
    return page
  },
} satisfies EveryScreen

export type AnyScreen = keyof typeof everyScreen
