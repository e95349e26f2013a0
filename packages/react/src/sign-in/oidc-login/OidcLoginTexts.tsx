import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { useErrorMessage, useMessages } from '../../provider/useMessages.ts'
import { useOidcLoginContext } from './OidcLoginContext.ts'
import { oidcLoginErrors, oidcLoginMessages } from './oidcLoginMessages.ts'

type ParagraphProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/** Says before anything happens what will. Renders nothing once somebody is signed in. */
export const OidcLoginExplanation = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function OidcLoginExplanation(props, ref) {
    const { login, providerName } = useOidcLoginContext()
    const words = useMessages('oidcLogin', oidcLoginMessages)
    if (login.state.status === 'signed-in') return null
    return (
      <p {...props} ref={ref}>
        {words.explanation({ provider: providerName })}
      </p>
    )
  },
)

/** Says what is going on meanwhile. Always in the page, so that it is announced. */
export const OidcLoginProgress = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function OidcLoginProgress(props, ref) {
    const { login, providerName } = useOidcLoginContext()
    const words = useMessages('oidcLogin', oidcLoginMessages)
    const { status } = login.state
    return (
      <p role="status" {...props} ref={ref}>
        {status === 'away' && words.away({ provider: providerName })}
        {status === 'verifying' && words.verifying}
      </p>
    )
  },
)

/** What went wrong and what to do; somebody who came back without signing in did nothing wrong. Empty without an error. */
export const OidcLoginErrorMessage = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function OidcLoginErrorMessage(props, ref) {
    const { state } = useOidcLoginContext().login
    const sentenceFor = useErrorMessage(oidcLoginErrors)
    const error = state.status === 'idle' ? state.error : undefined
    return (
      <p role="alert" {...props} ref={ref} data-error-code={error?.code}>
        {sentenceFor(error)}
      </p>
    )
  },
)
