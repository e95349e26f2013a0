import type { ScaFactor, WalletError } from '@countersign/core'
import { lookUp } from '@countersign/core/client'
import type { ReactNode } from 'react'
import { Banner } from '../../primitives/Banner.tsx'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { ErrorMessage as BaseErrorMessage } from '../../primitives/ErrorMessage.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { provide } from '../../primitives/provide.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { proofOf, proofSentences, ScaProof, useProofHeading } from '../sca-proof/index.ts'
import { ScaSignInContextProvider, useScaSignInContext } from './ScaSignInContext.ts'
import { scaSignInMessages } from './scaSignInMessages.ts'
import { type UseScaSignInOptions, useScaSignIn } from './useScaSignIn.ts'

type RootProps = Omit<UseScaSignInOptions, 'client'> & {
  /** Offers to leave. */
  onClose?: (() => void) | undefined
}

/** Holds one SCA sign-in for the parts inside. `data-status`: its status. */
export const Root = definePart(
  'div',
  ({ accountId, onSignedIn, onClose }: RootProps) => {
    const signIn = useScaSignIn({ accountId, onSignedIn })
    const messages = useMessages('scaSignIn', scaSignInMessages)
    return {
      state: { status: signIn.state.status },
      wrap: provide(ScaSignInContextProvider, { ...signIn, messages, onClose }),
    }
  },
  ['accountId', 'onSignedIn', 'onClose'],
)

/** Names the step and takes the focus when it changes. */
export const Heading = definePart(BaseHeading, () => {
  const { state, messages } = useScaSignInContext()
  const titles: { readonly [status: string]: string | undefined } = {
    unavailable: messages.unavailableTitle,
    'signed-in': messages.signedInTitle,
    'not-needed': messages.notNeededTitle,
  }
  return useProofHeading({
    proof: proofOf(state),
    // A factor that starts belongs to the choice of factors.
    step: state.status === 'starting' ? 'choosing' : state.status,
    title: titles[state.status] ?? messages.title,
  })
})

/** Explains why the user is asked and how often, or what came of it. */
export const Explanation = definePart('p', () => {
  const { state, messages } = useScaSignInContext()
  const writeTime = useLocalTime()
  switch (state.status) {
    case 'signed-in':
      return { children: messages.signedIn({ date: state.expiresAt && writeTime(state.expiresAt, 'date') }) }
    case 'not-needed':
      return { children: messages.notNeeded }
    case 'unavailable':
    case 'locked':
    case 'suspended':
    case 'expired':
      return null
    default:
      return { children: messages.explanation }
  }
})

/** Says that a factor starts. Always in the page, so that it is announced. */
export const Progress = definePart('p', () => {
  const { state, messages } = useScaSignInContext()
  const { status } = state
  return { role: 'status', children: (status === 'starting' || status === 'loading') && messages.starting }
})

/** Says what went wrong before a proof was asked for. */
export const ErrorMessage = definePart(BaseErrorMessage, () => {
  const { state } = useScaSignInContext()
  const error = state.status === 'unavailable' || state.status === 'choosing' ? state.error : undefined
  return { journey: 'scaProof' as const, sentences: proofSentences, error: isPending(error) ? undefined : error }
})

/** The proof was right, so nothing went wrong: the service has not decided yet. */
const isPending = (error: WalletError | undefined) => error?.code === 'SCA_LOGIN_INCOMPLETE'

/** Says that a proof was accepted and the service is still verifying the user. Renders nothing otherwise. */
export const Pending = definePart(Banner, () => {
  const { state, messages } = useScaSignInContext()
  return state.status === 'choosing' && isPending(state.error)
    ? { tone: 'info' as const, children: messages.pending }
    : null
})

type FactorListOptions = {
  /** Class of the button of each factor. */
  buttonClassName?: string | undefined
}

/** The factors to choose from, as a list of buttons; the one that was used last comes first. */
export const FactorList = definePart(
  'ul',
  ({ buttonClassName }: FactorListOptions) => {
    const { state, start, messages } = useScaSignInContext()
    if (state.status !== 'choosing') return null
    const { factors, lastFactor } = state
    const known = factors.filter(({ factor }) => Object.hasOwn(messages.factors, factor))
    const ordered = known.toSorted((one, other) => rank(one.factor) - rank(other.factor))
    function rank(factor: string): number {
      return factor === lastFactor ? 0 : 1
    }
    return {
      'aria-label': messages.choose,
      children: ordered.map(({ factor, name, credentialId }) => {
        const label = lookUp(isPending(state.error) ? messages.again : messages.factors, factor)
        // Only a passkey has a name of its own; the service names the others by their kind.
        const ownName = factor === 'PASSKEY' && name && name !== messages.factors.PASSKEY && (
          <UntrustedText>{name}</UntrustedText>
        )
        return (
          <li key={`${factor} ${credentialId}`}>
            <Button className={buttonClassName} data-method={factor} onPress={() => void start(factor as ScaFactor)}>
              <span data-part="method">{label}</span> {factor === lastFactor ? <bdi>{messages.usedLast}</bdi> : ownName}
            </Button>
          </li>
        )
      }),
    }
  },
  ['buttonClassName'],
)

/** Holds the parts of `ScaProof` inside while a proof is asked for. Renders nothing otherwise. */
export function Proof({ children }: { children?: ReactNode }) {
  const signIn = useScaSignInContext()
  const proof = proofOf(signIn.state)
  if (!proof) return null
  return (
    <ScaProof.Provider state={proof} actions={signIn}>
      {children}
    </ScaProof.Provider>
  )
}

/** Tries to load again. Renders nothing where loading worked, or would fail in the same way. */
export const RetryButton = definePart(Button, () => {
  const { state, load, messages } = useScaSignInContext()
  if (state.status !== 'unavailable' || state.error.action === 'none') return null
  return { onPress: () => void load(), text: messages.tryAgain }
})

/** Starts again once the time for the proof is over. Renders nothing before. */
export const StartAgainButton = definePart(Button, () => {
  const { state, start, messages } = useScaSignInContext()
  if (state.status !== 'expired') return null
  const { factor } = state
  return { onPress: () => void start(factor), text: messages.startAgain }
})

/** Leaves the sign-in. Renders nothing without `onClose`. */
export const CloseButton = definePart(Button, () => {
  const { state, messages, onClose } = useScaSignInContext()
  if (!onClose) return null
  const label = state.status === 'signed-in' ? messages.done : messages.close
  return { onPress: onClose, text: label }
})
