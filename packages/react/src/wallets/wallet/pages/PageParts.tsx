import type { ReactNode } from 'react'
import { Go } from '../../../primitives/Go.tsx'
import { NextIcon } from '../../../primitives/icons.tsx'
import { LazyScaLockNotice, useScaLock } from '../../../sca/sca-sign-in/index.ts'
import { useGoTo, useWalletScreen } from '../WalletScreenContext.ts'
import { BackIcon, SearchIcon } from '../walletIcons.tsx'

export type ColumnProps = {
  /** `broad`: as wide as the page. `list`: people in two columns. `split`: what is sent beside what it costs. `narrow`: one sentence and what to do. */
  look?: 'broad' | 'list' | 'split' | 'narrow' | 'detail' | undefined
  /** A step of a flow: a phone shows no tabs, so that nothing else is offered. */
  isFlow?: boolean | undefined
  children: ReactNode
}

/** One column of a page. */
export function Column({ look, isFlow, children }: ColumnProps) {
  return (
    <div className="cs-column" data-look={look} data-flow={isFlow ? '' : undefined}>
      {children}
    </div>
  )
}

/** The way to the page above this one. */
export function BackLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <p className="cs-back" data-home={path === '/' || undefined}>
      <Go {...useGoTo()(path)}>
        <BackIcon />
        {children}
      </Go>
    </p>
  )
}

type MenuRowProps = {
  path: string
  icon?: ReactNode
  /** Stands in the place of an icon. */
  currency?: string
  title: string
  note: string | undefined
}

/** One line of a list of pages: what it leads to, and a word about it. */
export function MenuRow({ path, icon, currency, title, note }: MenuRowProps) {
  return (
    <li>
      <Go className="cs-row" {...useGoTo()(path)}>
        <span className="cs-item-icon" data-currency={currency}>
          {icon}
        </span>
        <span className="cs-item">
          <span className="cs-item-name">{title}</span> <span className="cs-hint">{note}</span>
        </span>
        <NextIcon />
      </Go>
    </li>
  )
}

/** Says on a page that leads to payments that none can be confirmed now, and why. Renders nothing otherwise. */
export function LockNotice() {
  const { accountId } = useWalletScreen()
  const { lock, forget } = useScaLock({ accountId })
  return <LazyScaLockNotice lock={lock} onLifted={forget} />
}

type NothingProps = { title: string; sentence: string; children: ReactNode }

/** For an address that names nothing. */
export function Nothing({ title, sentence, children }: NothingProps) {
  return (
    <Column look="narrow">
      <section className="cs-card cs-nothing">
        <SearchIcon />
        <h1 className="cs-title" tabIndex={-1}>
          {title}
        </h1>
        <p className="cs-text">{sentence}</p>
        {children}
      </section>
    </Column>
  )
}

/** For an address that names no payment. */
export function NothingToPay() {
  const { messages } = useWalletScreen()
  const go = useGoTo()
  return (
    <Nothing title={messages.noPaymentTitle} sentence={messages.noPayment}>
      <Go className="cs-button cs-action" {...go('/activity')}>
        {messages.seeActivity}
      </Go>
      <Go className="cs-button cs-action" data-look="quiet" {...go('/send')}>
        {messages.startPayment}
      </Go>
    </Nothing>
  )
}
