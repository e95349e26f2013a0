import type { ReactNode } from 'react'
import { defineScreen, type FixedContent } from '../../primitives/defineScreen.tsx'
import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { LazyPart, LoadingPart } from '../../primitives/Lazy.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import { SupportLink } from '../../primitives/SupportLink.tsx'
import { type LazyState, useLazy } from '../../primitives/useLazy.ts'
import { proofOf } from '../sca-proof/index.ts'
import * as ScaChallenge from './ScaChallenge.tsx'
import { useScaChallengeContext } from './ScaChallengeContext.ts'

type ScreenProps = FixedContent & {
  /** The wallet that pays: its customer may have to sign in first. */
  accountId: string
  /** The level of the heading in your page; 2 by default. */
  headingLevel?: HeadingLevel | undefined
  /** The heading takes the focus at once: for a screen that replaces what the user was using. */
  focusOnMount?: boolean | undefined
}

/**
 * The finished card for confirming one payment or several by code or passkey. The amount and the payee are above every
 * proof, as they were given, and nothing replaces them. Needs `@countersign/react/styles.css`.
 */
export const ScaChallengeScreen = defineScreen(
  {
    name: 'ScaChallenge',
    root: ScaChallenge.Root,
    subject: ({ quoteId, payments }) => quoteId ?? payments?.map((payment) => payment.quoteId).join(),
    isPayment: true,
  },
  ({ accountId, headingLevel, focusOnMount }: ScreenProps) => (
    <ScaChallengeSteps
      accountId={accountId}
      headingLevel={headingLevel}
      focusOnMount={focusOnMount}
      proof={useLazy(loadProof)}
    />
  ),
  ['accountId', 'headingLevel', 'focusOnMount'],
)

// It loads beside the payment, which has to be read before anything is proved.
const loadProof = () => import('./ScaChallengeProofStep.tsx')

export type ScaChallengeStepsProps = Pick<ScreenProps, 'accountId' | 'headingLevel' | 'focusOnMount'> & {
  /** What asks for the proof, where it may still be on its way. */
  proof: LazyState<Pick<Awaited<ReturnType<typeof loadProof>>, 'ProofStep'>>
  /** What else belongs to the payment, below its amount and its payee. */
  details?: ReactNode
  /** Leaves a payment that was stopped, which nothing can continue; by default, the challenge is closed. */
  leave?: ReactNode
}

const loadLazyParts = () => import('./lazyScaParts.ts')

/** Every step of confirming payments, without the card around it. */
export function ScaChallengeSteps(props: ScaChallengeStepsProps) {
  const { accountId, headingLevel = 2, focusOnMount, proof, details, leave } = props
  const { state, resume, onClose } = useScaChallengeContext()
  const asked = proofOf(state)
  const isAsked = asked && state.status !== 'expired'
  const close = <ScaChallenge.CloseButton className="cs-link" />
  const closing = <div className="cs-actions">{close}</div>
  return (
    <>
      <ScaChallenge.Heading className="cs-title" level={headingLevel} focusOnMount={focusOnMount} />
      <ScaChallenge.Steps className="cs-steps cs-hint" />
      {state.status === 'loading' && <Skeleton />}
      <ScaChallenge.Explanation className="cs-lead" />
      <ScaChallenge.Alarm className="cs-banner" />
      <ScaChallenge.ErrorMessage className="cs-error" />
      {(asked || state.status === 'sca-signing-in') && (
        <LoadingPart later={proof} waiting={<Skeleton />} instead={isAsked && closing}>
          {({ ProofStep }) => <ProofStep details={details} instead={isAsked && close} />}
        </LoadingPart>
      )}
      {state.status === 'abandoned' ? (
        <Stop>
          <SupportLink className="cs-button" />
          <ScaChallenge.StartAgainButton className="cs-button" data-look="quiet" />
          {leave ?? closing}
        </Stop>
      ) : (
        <ScaChallenge.StartAgainButton className="cs-button" />
      )}
      <ScaChallenge.RetryButton className="cs-button" />
      {state.status === 'sca-signing-in' ? (
        <LazyPart load={loadLazyParts} waiting={<Skeleton />} instead={closing}>
          {({ ScaSignInInline }) => (
            <ScaSignInInline
              accountId={accountId}
              headingLevel={headingLevel}
              onSignedIn={() => void resume()}
              onCancel={onClose}
            />
          )}
        </LazyPart>
      ) : (
        !isAsked && state.status !== 'abandoned' && closing
      )}
    </>
  )
}

/** What changed in a payment that was stopped, and what to do: not below a skeleton, whose place something taller takes. */
function Stop({ children }: { children: ReactNode }) {
  const later = useLazy(loadLazyParts)
  return (
    <LoadingPart later={later} waiting={<Skeleton />} instead={later.status === 'failed' && children}>
      {({ Changes }) => (
        <>
          <Changes className="cs-changes" />
          {children}
        </>
      )}
    </LoadingPart>
  )
}
