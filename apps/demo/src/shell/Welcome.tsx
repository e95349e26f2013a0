import { useContext, useEffect, useRef } from 'react'
import { readCreatedWallet } from '../wallet/createWallet.ts'
import { Icon } from './Icon.tsx'
import { LanguageContext } from './language.ts'
import { navigate } from './navigate.ts'
import type { SignInHelpProps } from './SignInHelp.tsx'
import { contentId } from './SkipLink.tsx'

/** What a receipt says in English; other languages bring their own words for it. */
const agreed = {
  title: 'What you agreed to',
  sentence: ({ amount, payee, account }: { amount: string; payee: string; account: string | undefined }) =>
    `Send ${amount} to ${payee}, account ${account}.`,
  matches: 'Exactly as you agreed.',
}

/** What stands beside the sign-in: what this is, and on a wide page what a receipt says. */
export function Welcome({ onOpenBackstage }: Pick<SignInHelpProps, 'onOpenBackstage'>) {
  const created = readCreatedWallet(history.state)
  const { words, messages } = useContext(LanguageContext)
  const { title, sentence, matches } = { ...agreed, ...messages.paymentAgreement }
  useCodeForNewWallet(created?.isNew ? created.created : undefined)
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
      {created !== undefined && (
        <p className="welcome-note" role="status" lang="en">
          Your wallet is ready and has demo money in it.{' '}
          {onOpenBackstage && (
            <button type="button" className="text-button" onClick={onOpenBackstage}>
              Read your code in the demo’s inbox
            </button>
          )}
        </p>
      )}
    </div>
  )
}

/** The user signs in next to a wallet that was just made, so its code is asked for without another press. */
function useCodeForNewWallet(email: string | undefined): void {
  const asked = useRef(false)
  useEffect(() => {
    const place = document.getElementById(contentId)
    if (email === undefined || !place || asked.current) return
    function ask(): void {
      const form = place?.querySelector('form')
      // Until then, the sign-in reads what this browser remembers.
      if (!form || form.closest('[data-pending]')) return
      observer.disconnect()
      asked.current = true
      // Once only: neither after a reload nor on the way back and forth.
      navigate(location.pathname, { replace: true, state: { created: email, isNew: false } })
      form.requestSubmit()
    }
    const observer = new MutationObserver(ask)
    observer.observe(place, { attributes: true, childList: true, subtree: true })
    ask()
    return () => observer.disconnect()
  }, [email])
}
