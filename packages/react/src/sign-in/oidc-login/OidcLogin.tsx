import { isSecurityStop } from '@countersign/core/client'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { ErrorMessage as BaseErrorMessage } from '../../primitives/ErrorMessage.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { provide } from '../../primitives/provide.tsx'
import { SupportLink as BaseSupportLink } from '../../primitives/SupportLink.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { OidcLoginContextProvider, useOidcLoginContext } from './OidcLoginContext.ts'
import { oidcLoginErrors, oidcLoginMessages } from './oidcLoginMessages.ts'
import { type OpenOidcProvider, type UseOidcLoginOptions, useOidcLogin } from './useOidcLogin.ts'

type RootProps = Omit<UseOidcLoginOptions, 'client' | 'beginAtOnce'> & {
  /** The provider's name, as users know it. */
  providerName: string
  /** Sends the user there: resolves with the token from a popup, or with `undefined` where the whole page goes. */
  open: OpenOidcProvider
  /** Goes to the provider as soon as the page has mounted: the user has just asked for it in another way. */
  beginAtOnce?: boolean | undefined
  /** Offers another way to sign in; without it there is no button for that. */
  onUseAnotherWay?: (() => void) | undefined
}

/** Holds one sign-in with OpenID for the parts inside. `data-status`: its status. */
export const Root = definePart(
  'div',
  ({ credentialId, answer, beginAtOnce, onSignedIn, ...provider }: RootProps) => {
    const { providerName, open, onUseAnotherWay } = provider
    const login = useOidcLogin({ credentialId, answer, beginAtOnce: beginAtOnce ? open : undefined, onSignedIn })
    const messages = useMessages('oidcLogin', oidcLoginMessages)
    const shared = { ...login, messages, providerName, open, onUseAnotherWay }
    return {
      state: { status: login.state.status },
      wrap: provide(OidcLoginContextProvider, shared),
    }
  },
  ['credentialId', 'answer', 'beginAtOnce', 'providerName', 'open', 'onUseAnotherWay', 'onSignedIn'],
)

/** Names the step and takes the focus once the user is signed in. `children` replace the title of the first step. */
export const Heading = definePart(BaseHeading, () => {
  const { state, messages } = useOidcLoginContext()
  return state.status === 'signed-in'
    ? { step: 'done', children: messages.signedInTitle }
    : { step: 'start', text: messages.title }
})

/** Explains what will happen. Renders nothing once the user is signed in. */
export const Explanation = definePart('p', () => {
  const { state, messages, providerName } = useOidcLoginContext()
  if (state.status === 'signed-in') return null
  return { children: messages.explanation({ provider: providerName }) }
})

/** Says that the user is at the provider or the service checks. Always in the page, so that it is announced. */
export const Progress = definePart('p', () => {
  const { state, messages, providerName } = useOidcLoginContext()
  const { status } = state
  const away = status === 'away' && messages.away({ provider: providerName })
  return { role: 'status', children: away || (status === 'verifying' && messages.verifying) }
})

/** Says what went wrong and what to do. Empty when the user came back without signing in, which is not an error. */
export const ErrorMessage = definePart(BaseErrorMessage, () => {
  const { state } = useOidcLoginContext()
  return {
    journey: 'oidcLogin' as const,
    sentences: oidcLoginErrors,
    error: state.error,
  }
})

/**
 * Sends the user to the provider. It can be pressed again while the user is there, because a page is not told when its
 * popup was closed. Open a blank popup in `onClick`: browsers allow one only within the click. Renders nothing after a
 * security stop.
 */
export const ContinueButton = definePart(Button, () => {
  const { state, isBusy, begin, messages, providerName, open } = useOidcLoginContext()
  if (state.status === 'signed-in' || isSecurityStop(state.error)) return null
  const text = messages.continueWith({ provider: providerName })
  return { busy: isBusy, onPress: () => void begin(open), text }
})

/** Ends this sign-in and leads to the other ways to sign in. Renders nothing without `onUseAnotherWay`. */
export const AnotherWayButton = definePart(Button, () => {
  const { state, cancel, messages, onUseAnotherWay } = useOidcLoginContext()
  if (!onUseAnotherWay || state.status === 'signed-in') return null
  const leave = () => {
    cancel()
    onUseAnotherWay()
  }
  return { onPress: leave, text: messages.anotherWay }
})

/** Leads to support after a security stop, where the provider has a `supportUrl`. Renders nothing otherwise. */
export const SupportLink = definePart(BaseSupportLink, () =>
  isSecurityStop(useOidcLoginContext().state.error) ? {} : null,
)
