import { formatMoney } from '@countersign/core/client'
import { type ReactNode, useContext } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import * as primitives from '../../primitives/ErrorMessage.tsx'
import { Go } from '../../primitives/Go.tsx'
import { Heading as StepHeading } from '../../primitives/Heading.tsx'
import { nameCurrency } from '../../primitives/nameCurrency.ts'
import { provide } from '../../primitives/provide.tsx'
import { isOutage, OutageContext } from '../../provider/outage.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import * as outages from './OutageBanner.tsx'
import { useWalletHome } from './useWalletHome.ts'
import { type HomeTargets, useGo, useWalletHomeContext, WalletHomeProvider } from './WalletHomeContext.ts'
import { walletHomeErrors, walletHomeMessages } from './walletHomeMessages.ts'

type RootProps = HomeTargets & {
  /** The wallet whose home this is. */
  accountId: string
  /** No proof is accepted now, as `useScaLock` returns it, so no payment can be confirmed. */
  isLocked?: boolean | undefined
}

/** Reads the wallet for the parts inside. `data-status`: whether its balance is known. */
export const Root = definePart(
  'div',
  ({ accountId, isLocked = false, hrefOf, onGo }: RootProps) => {
    const reading = useWalletHome({ accountId })
    const messages = useMessages('walletHome', walletHomeMessages)
    const status = reading.home.account ? 'ready' : reading.errors.wallet ? 'unavailable' : 'loading'
    return {
      state: { status, stale: reading.outage !== undefined },
      wrap: provide(WalletHomeProvider, { accountId, ...reading, messages, isLocked, hrefOf, onGo }),
    }
  },
  ['accountId', 'isLocked', 'hrefOf', 'onGo'],
)

/** Names the page. */
export const Heading = definePart(StepHeading, () => {
  const { messages } = useWalletHomeContext()
  return { step: 'home', text: messages.title }
})

/**
 * Says once that nothing can be read now, and of when the page is. Renders nothing when all is well, and where a whole
 * wallet says it above its pages.
 */
export const OutageBanner = definePart(outages.OutageBanner, () => {
  const { outage, isBusy, refresh } = useWalletHomeContext()
  const isSaid = useContext(OutageContext) !== undefined
  return { outage: isSaid ? undefined : outage, busy: isBusy, onRetry: refresh }
})

/** The user’s other accounts with their balances, each leading to its place. Renders nothing where there is one only. */
export const Accounts = definePart('ul', () => {
  const { home } = useWalletHomeContext()
  const { locale } = useWalletContext()
  const go = useGo()
  if (home.others.length === 0) return null
  return {
    children: home.others.map((account) => (
      <li key={account.id}>
        <Go className="cs-row" {...go({ to: 'account', account })}>
          <span className="cs-item">
            <span className="cs-item-name">{nameCurrency(account.balance.currency.code, locale)}</span>
          </span>{' '}
          <span className="cs-row-end">
            <bdi>{formatMoney(account.balance, { locale })}</bdi>
          </span>
        </Go>
      </li>
    )),
  }
})

type LeadProps = { className?: string | undefined; children?: ReactNode; 'data-look'?: string | undefined }

/** Leads to sending money. */
export function SendLink(props: LeadProps) {
  const { messages } = useWalletHomeContext()
  return (
    <Go {...props} {...useGo()({ to: 'send' })}>
      {props.children ?? messages.send}
    </Go>
  )
}

/** Leads to adding money. */
export function AddMoneyLink(props: LeadProps) {
  const { messages } = useWalletHomeContext()
  return (
    <Go {...props} {...useGo()({ to: 'add-money' })}>
      {props.children ?? messages.addMoney}
    </Go>
  )
}

/** Leads to asking someone for money. */
export function RequestLink(props: LeadProps) {
  const { messages } = useWalletHomeContext()
  return (
    <Go {...props} {...useGo()({ to: 'request' })}>
      {props.children ?? messages.request}
    </Go>
  )
}

/** What an empty wallet is for, in the order of what can be done first. Renders nothing where there are movements. */
export const FirstSteps = definePart('ol', () => {
  const { home, messages } = useWalletHomeContext()
  const go = useGo()
  const { steps } = messages
  if (home.movements?.length !== 0) return null
  return {
    children: (
      <>
        <li>
          <Go className="cs-link" {...go({ to: 'add-money' })}>
            {steps.addMoney}
          </Go>
          <span className="cs-hint">{steps.addMoneyHint}</span>
        </li>
        <li>
          <Go className="cs-link" {...go({ to: 'new-payee' })}>
            {steps.payee}
          </Go>
          <span className="cs-hint">{steps.payeeHint}</span>
        </li>
        <li>
          <span className="cs-item-name">{steps.send}</span>
          <span className="cs-hint">{steps.sendHint}</span>
        </li>
      </>
    ),
  }
})

type ErrorOptions = {
  /** What could not be read. */
  about: 'wallet' | 'payees' | 'activity'
}

/** Why a part could not be read. Empty where it could, and where the banner above the page says it already. */
export const ErrorMessage = definePart(
  primitives.ErrorMessage,
  ({ about }: ErrorOptions) => {
    const { errors, outage } = useWalletHomeContext()
    const error = errors[about]
    return {
      journey: 'walletHome' as const,
      sentences: walletHomeErrors,
      error: error && outage && isOutage(error) ? undefined : error,
    }
  },
  ['about'],
)

/** Reads everything again. Renders nothing where all could be read. */
export const RetryButton = definePart(Button, () => {
  const { errors, outage, isBusy, refresh, messages } = useWalletHomeContext()
  const error = errors.wallet ?? errors.payees ?? errors.activity
  if (!error || outage) return null
  return { busy: isBusy, onPress: () => void refresh(), text: messages.tryAgain }
})
