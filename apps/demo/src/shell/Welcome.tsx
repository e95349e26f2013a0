import { useContext, useEffect, useRef } from 'react'
import { readCreatedWallet } from '../wallet/createWallet.ts'
import { LanguageContext } from './language.ts'
import { navigate } from './navigate.ts'
import type { SignInHelpProps } from './SignInHelp.tsx'
import { contentId } from './SkipLink.tsx'
import { WelcomePanel } from './WelcomePanel.tsx'

/** What stands beside the sign-in, and says that a wallet was just made. */
export function Welcome({ onOpenBackstage }: Pick<SignInHelpProps, 'onOpenBackstage'>) {
  const created = readCreatedWallet(history.state)
  const { openWallet } = useContext(LanguageContext).words
  useCodeForNewWallet(created?.isNew ? created.created : undefined)
  return (
    <WelcomePanel>
      {created !== undefined && (
        <p className="welcome-note" role="status">
          {openWallet.ready}{' '}
          {onOpenBackstage && (
            <button type="button" className="text-button" onClick={onOpenBackstage}>
              {openWallet.readCode}
            </button>
          )}
        </p>
      )}
    </WelcomePanel>
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
