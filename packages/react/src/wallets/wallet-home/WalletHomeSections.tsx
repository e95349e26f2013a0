import { useId } from 'react'
import { Go } from '../../primitives/Go.tsx'
import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { Movements } from './Movements.tsx'
import { People } from './People.tsx'
import { Tasks } from './Tasks.tsx'
import { useGo, useWalletHomeContext } from './WalletHomeContext.ts'
import * as WalletHome from './WalletHomeParts.tsx'

type SectionProps = { level: HeadingLevel }

/** What waits for the user, whom they pay, and their other wallets. */
export function Side({ level }: SectionProps) {
  const { home, errors, messages } = useWalletHomeContext()
  const go = useGo()
  const id = useId()
  const Title = `h${level}` as const
  return (
    <>
      {home.tasks.length > 0 && (
        <section className="cs-card cs-tasks" aria-labelledby={`${id}tasks`}>
          <Title className="cs-subtitle" id={`${id}tasks`}>
            {messages.tasks}
          </Title>
          <Tasks className="cs-list" />
        </section>
      )}
      <section className="cs-card" aria-labelledby={`${id}people`}>
        <div className="cs-head">
          <Title className="cs-subtitle" id={`${id}people`}>
            {messages.people}
          </Title>
          <Go className="cs-link" {...go({ to: 'payees' })}>
            {messages.allPayees}
          </Go>
        </div>
        <People className="cs-people" />
        {!errors.wallet && <WalletHome.ErrorMessage className="cs-error" about="payees" />}
      </section>
      {home.others.length > 0 && (
        <section className="cs-card" aria-labelledby={`${id}accounts`}>
          <Title className="cs-subtitle" id={`${id}accounts`}>
            {messages.accounts}
          </Title>
          <WalletHome.Accounts className="cs-list" />
        </section>
      )}
    </>
  )
}

/** What happened last, or what to do first. */
export function Recent({ level }: SectionProps) {
  const { errors, messages } = useWalletHomeContext()
  const go = useGo()
  const id = useId()
  const Title = `h${level}` as const
  return (
    <section className="cs-card cs-recent" aria-labelledby={id}>
      <div className="cs-head">
        <Title className="cs-subtitle" id={id}>
          {messages.activity}
        </Title>
        <Go className="cs-link" {...go({ to: 'activity' })}>
          {messages.allActivity}
        </Go>
      </div>
      <WalletHome.FirstSteps className="cs-first-steps" />
      <Movements />
      {!errors.wallet && <WalletHome.ErrorMessage className="cs-error" about="activity" />}
      <WalletHome.RetryButton className="cs-button" data-look="quiet" />
    </section>
  )
}
