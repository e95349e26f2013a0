import { definePart } from '../../primitives/definePart.tsx'
import { type HeadingLevel, levelBelow } from '../../primitives/Heading.tsx'
import { MoneyInIcon, MoneyOutIcon, PlusIcon } from '../../primitives/icons.tsx'
import { LazyPart, LoadingPart } from '../../primitives/Lazy.tsx'
import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import { Screen } from '../../primitives/Screen.tsx'
import { useLazy } from '../../primitives/useLazy.ts'
import { LazyScaLockNotice, ScaSignInForError, useScaLock, useScaSession } from '../../sca/sca-sign-in/index.ts'
import { isDollar } from '../../shared/payment-details/index.ts'
import { Balance } from './Balance.tsx'
import { WaitingCard } from './WaitingCard.tsx'
import { type HomeTargets, useWalletHomeContext } from './WalletHomeContext.ts'
import * as WalletHome from './WalletHomeParts.tsx'

type ScreenProps = HomeTargets & {
  /** The wallet whose home this is. */
  accountId: string
  /** The level of the heading in your page; 2 by default. */
  headingLevel?: HeadingLevel | undefined
  /** The heading takes the focus at once: for a page that replaces what the user was using. */
  focusOnMount?: boolean | undefined
}

type ContentProps = ScreenProps & Pick<ReturnType<typeof useScaLock>, 'lock' | 'forget'>

// The balance stands on the page before them.
const loadSections = () => import('./WalletHomeSections.tsx')

// Most users need neither: the one every 180 days, the other once.
const loadScaSignIn = () => import('../../sca/sca-sign-in/ScaSignInScreen.tsx')
const loadPasskeyOffer = () => import('../../sign-in/passkey-registration/PasskeyOfferScreen.tsx')

/**
 * The finished home page of a wallet: the balance, what waits for the user, whom they pay and what happened last. Cards
 * that use the width they get. Needs `@countersign/react/styles.css` and `@countersign/react/wallet.css`.
 */
export const WalletHomeScreen = definePart(
  WalletHome.Root,
  ({ accountId, headingLevel, focusOnMount }: ScreenProps) => {
    const { lock, forget } = useScaLock({ accountId })
    const given = { accountId, headingLevel, focusOnMount, lock, forget }
    return {
      accountId,
      isLocked: lock !== undefined,
      className: 'cs-home',
      children: (
        <Screen name="WalletHome" subject={accountId}>
          <Content {...given} />
        </Screen>
      ),
    }
  },
  ['headingLevel', 'focusOnMount'],
)

function Content({ accountId, headingLevel = 2, focusOnMount, lock, forget }: ContentProps) {
  const { errors, home, outage, refresh } = useWalletHomeContext()
  const level = levelBelow(headingLevel)
  const session = useScaSession({ accountId })
  const loaded = useLazy(loadSections)
  // What waits and the other wallets would push down what is below them, so all comes at once.
  const isRead =
    (errors.wallet ?? home.account) && (errors.activity ?? (home.movements && (errors.payees ?? home.people)))
  const sections = isRead || loaded.status === 'failed' ? loaded : ({ status: 'loading' } as const)
  // A code is on its way already. The form for it has the place of what it opens, so that it pushes nothing away.
  const isConfirming = !errors.wallet && errors.activity?.action === 'sca-sign-in'
  const isUnreadable = errors.wallet !== undefined && !home.people && !home.movements
  async function resume(): Promise<void> {
    forget()
    await refresh()
  }
  return (
    <div className="cs-home-grid">
      <WalletHome.Heading className="cs-home-title" level={headingLevel} focusOnMount={focusOnMount} />
      <WalletHome.OutageBanner className="cs-banner" />
      <LazyScaLockNotice lock={lock} onLifted={forget} headingLevel={level} className="cs-home-wide" />
      {!isConfirming && session?.lapsesSoon && (
        <LazyPart load={loadScaSignIn} waiting={null}>
          {({ ScaSignInPrompt }) => (
            <ScaSignInPrompt accountId={accountId} headingLevel={level} onSignedIn={forget} className="cs-home-wide" />
          )}
        </LazyPart>
      )}
      <PartBoundary>
        <Hero level={level} isConfirming={isConfirming} isQuiet={lock !== undefined || outage !== undefined} />
      </PartBoundary>
      {isConfirming && (
        <div className="cs-card cs-recent">
          <ScaSignInForError accountId={accountId} headingLevel={headingLevel} error={errors.activity} resume={resume}>
            {/* After "Not now": the way back to it. */}
            <WalletHome.ErrorMessage className="cs-error" about="activity" />
            <WalletHome.RetryButton className="cs-button" data-look="quiet" />
          </ScaSignInForError>
        </div>
      )}
      <div className="cs-home-side">
        {!isUnreadable && (
          <LoadingPart later={sections} waiting={<WaitingCard shape="people" />}>
            {({ Side }) => <Side level={level} />}
          </LoadingPart>
        )}
        {!isConfirming && (
          <LazyPart load={loadPasskeyOffer} waiting={null}>
            {({ PasskeyOfferScreen }) => <PasskeyOfferScreen accountId={accountId} headingLevel={level} />}
          </LazyPart>
        )}
      </div>
      {!isUnreadable && !isConfirming && (
        <LoadingPart later={sections} waiting={<WaitingCard shape="rows" />}>
          {({ Recent }) => <Recent level={level} />}
        </LoadingPart>
      )}
    </div>
  )
}

type SectionProps = { level: HeadingLevel }

/** How much there is, and what to do with it: the emptier wallet is filled first. */
function Hero({ level, isConfirming, isQuiet }: SectionProps & { isConfirming: boolean; isQuiet: boolean }) {
  const { home, messages } = useWalletHomeContext()
  const { amount, currency } = home.account?.balance ?? {}
  const isEmpty = amount === 0n
  const Title = `h${level}` as const
  return (
    <section className="cs-card cs-hero">
      <Title className="cs-hint">{isDollar(currency?.code ?? '') ? messages.dollarBalance : messages.balance}</Title>
      <Balance />
      <WalletHome.ErrorMessage className="cs-error" about="wallet" />
      <div className="cs-hero-actions">
        {/* Before the proof, it would only ask for it once more. */}
        {!isConfirming && (
          <WalletHome.SendLink className="cs-button cs-action" data-look={isQuiet || isEmpty ? 'quiet' : undefined}>
            <MoneyOutIcon />
            {messages.send}
          </WalletHome.SendLink>
        )}
        <WalletHome.AddMoneyLink
          className="cs-button cs-action"
          data-look={isConfirming || isQuiet || !isEmpty ? 'quiet' : undefined}
        >
          <PlusIcon />
          {messages.addMoney}
        </WalletHome.AddMoneyLink>
        <WalletHome.RequestLink className="cs-button cs-action" data-look="quiet">
          <MoneyInIcon />
          {messages.request}
        </WalletHome.RequestLink>
      </div>
    </section>
  )
}
