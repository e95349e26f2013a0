import { type ReactNode, useContext } from 'react'
import { Icon } from './Icon.tsx'
import { LanguageContext } from './language.ts'

/** What a receipt says in English; other languages bring their own words for it. */
const agreed = {
  title: 'What you agreed to',
  sentence: ({ amount, payee, account }: { amount: string; payee: string; account: string | undefined }) =>
    `Send ${amount} to ${payee}, account ${account}.`,
  matches: 'Exactly as you agreed.',
}

/** Says what this is, and on a wide page what a receipt says. The brand stands on it. */
export function WelcomePanel({ children }: { children?: ReactNode }) {
  const { words, messages } = useContext(LanguageContext)
  const { title, sentence, matches } = { ...agreed, ...messages.paymentAgreement }
  return (
    <div className="welcome engraved">
      <p className="welcome-lead">{words.lead}</p>
      <figure className="slip" aria-hidden="true">
        <p>{title}</p>
        <blockquote>{sentence({ amount: '€30.00', payee: 'Grace Okafor', account: '•••• 8190' })}</blockquote>
        <p>
          <Icon name="shield" />
          {matches}
        </p>
      </figure>
      {children}
    </div>
  )
}
