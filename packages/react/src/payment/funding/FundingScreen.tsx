import { forwardRef } from 'react'
import { classNames } from '../../primitives/classNames.ts'
import { LaterPart } from '../../primitives/Lazy.tsx'
import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import { Screen } from '../../primitives/Screen.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { LazyScaSignIn } from '../../sca/sca-sign-in/LazyScaSignIn.tsx'
import { identifyPayment } from '../payment-details/identifyPayment.ts'
import { KeptPayment } from '../payment-details/KeptPayment.tsx'
import { PaymentResultReceipt } from '../payment-result/PaymentResultReceipt.tsx'
import { useFundingInstructionsContext } from './FundingInstructionsContext.ts'
import { FundingInstructionsDeadline } from './FundingInstructionsDeadline.tsx'
import { FundingInstructionsDetails } from './FundingInstructionsDetails.tsx'
import {
  FundingInstructionsCopyNotice,
  FundingInstructionsFields,
  FundingInstructionsNotes,
  FundingInstructionsPayLink,
  FundingInstructionsQrCode,
} from './FundingInstructionsFields.tsx'
import {
  FundingInstructionsAmount,
  FundingInstructionsErrorMessage,
  FundingInstructionsExplanation,
  FundingInstructionsHeading,
  FundingInstructionsRequoteButton,
  FundingInstructionsRetryButton,
  FundingInstructionsWaiting,
} from './FundingInstructionsHeading.tsx'
import type { FundingInstructionsRootProps } from './FundingInstructionsRoot.tsx'
import { FundingInstructionsRoot } from './FundingInstructionsRoot.tsx'
import { FundingInstructionsPanel, FundingInstructionsWays } from './FundingInstructionsWays.tsx'

export type FundingScreenProps = Omit<FundingInstructionsRootProps, 'children'> & {
  /** Shares the receipt; without it there is no button for that. */
  onShare?: (() => void) | undefined
  /** The level of the heading in your page; 2 if not given. */
  headingLevel?: HeadingLevel | undefined
}

/**
 * The finished card for a payment with money from outside: what it costs, the proof where one is asked for, where to send
 * the money, and what became of it. Needs `@countersign/react/styles.css`.
 */
export const FundingScreen = forwardRef<HTMLDivElement, FundingScreenProps>(function FundingScreen(props, ref) {
  const { onShare, headingLevel = 2, className, payment, ...rest } = props
  return (
    <Screen name="Funding" subject={identifyPayment(payment)} isPayment>
      <KeptPayment payment={payment}>
        {(kept) => (
          <FundingInstructionsRoot {...rest} payment={kept} ref={ref} className={classNames('cs-card', className)}>
            <PartBoundary>
              <Content accountId={payment.accountId} headingLevel={headingLevel} onShare={onShare} />
            </PartBoundary>
          </FundingInstructionsRoot>
        )}
      </KeptPayment>
    </Screen>
  )
})

type ContentProps = { accountId: string; headingLevel: HeadingLevel; onShare: (() => void) | undefined }

/** Wanted by those whom the service asks for a proof. */
const loadChallenge = () => import('./FundingChallenge.tsx')
/** Wanted where a new quote is not as the one before. */
const loadChanges = () => import('./FundingChanges.tsx')

function Content({ accountId, headingLevel, onShare }: ContentProps) {
  const { state, checkAgain, resume } = useFundingInstructionsContext().funding
  const shown = { accountId, headingLevel }
  switch (state.status) {
    case 'processing':
    case 'completed':
    case 'failed':
    case 'unknown':
      return (
        <PaymentResultReceipt
          outcome={state}
          headingLevel={headingLevel}
          onCheckAgain={() => void checkAgain()}
          onShare={onShare}
          focusOnMount
        >
          <FundingInstructionsRequoteButton className="cs-button" data-look="quiet" />
        </PaymentResultReceipt>
      )
    case 'authorizing':
      return (
        <LaterPart key={state.status} load={loadChallenge} waiting={<Skeleton />}>
          {({ FundingChallenge }) => <FundingChallenge {...shown} />}
        </LaterPart>
      )
    case 'changed':
      return (
        <LaterPart key={state.status} load={loadChanges} waiting={<Skeleton />}>
          {({ FundingChanges }) => <FundingChanges headingLevel={headingLevel} />}
        </LaterPart>
      )
    default:
      return (
        <>
          <Instructions headingLevel={headingLevel} />
          {state.status === 'sca-signing-in' && (
            <LazyScaSignIn
              {...shown}
              onSignedIn={() => void resume()}
              // There is nothing to go back to while nothing could be read.
              onCancel={undefined}
            />
          )}
        </>
      )
  }
}

function Instructions({ headingLevel }: { headingLevel: HeadingLevel }) {
  const { status } = useFundingInstructionsContext().funding.state
  return (
    <>
      {/* What comes first loads; whatever else comes up has taken the place of something. */}
      <FundingInstructionsHeading className="cs-title" level={headingLevel} focusOnMount={status !== 'loading'} />
      {status === 'loading' && <Skeleton />}
      <FundingInstructionsExplanation className="cs-lead" />
      <FundingInstructionsErrorMessage className="cs-error" />
      <FundingInstructionsAmount className="cs-statement" />
      <FundingInstructionsDetails className="cs-statement" />
      <FundingInstructionsWays className="cs-actions" tabClassName="cs-link" />
      <FundingInstructionsPanel>
        <FundingInstructionsQrCode className="cs-qr" />
        <FundingInstructionsFields className="cs-statement" copyClassName="cs-link" hintClassName="cs-hint" />
        <FundingInstructionsPayLink className="cs-button" />
        <FundingInstructionsNotes className="cs-note" />
      </FundingInstructionsPanel>
      <FundingInstructionsCopyNotice className="cs-note" data-lines="1" />
      <FundingInstructionsWaiting className="cs-text" />
      <FundingInstructionsDeadline className="cs-deadline" />
      <FundingInstructionsRequoteButton className="cs-button" />
      <FundingInstructionsRetryButton className="cs-button" />
    </>
  )
}
