import type { FundingOptions } from '@countersign/core'
import { defineScreen, type FixedContent } from '../../primitives/defineScreen.tsx'
import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { LazyPart, LoadingPart } from '../../primitives/Lazy.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import { LazyScaSignIn } from '../../sca/sca-sign-in/index.ts'
import { identifyPayment, useKeptPayment } from '../../shared/payment-details/index.ts'
import { pickReceiptActions, type ReceiptActions, useReceipt } from '../payment-result/index.ts'
import * as FundingInstructions from './FundingInstructions.tsx'
import { useFundingInstructionsContext } from './FundingInstructionsContext.ts'
import { useFunding } from './useFunding.ts'

type ScreenProps = FixedContent &
  ReceiptActions & {
    /** The wallet whose customer pays, and the quote to pay, or a request to make one from. */
    payment: FundingOptions
    /** Leaves the payment, which waits until its time is over; without it there is no button for that. */
    onClose?: (() => void) | undefined
    /** The level of the heading in your page; 2 by default. */
    headingLevel?: HeadingLevel | undefined
  }

/**
 * The finished card for a payment with money from outside: what it costs, the proof where one is required, where to send
 * the money, and what became of it. Needs `@countersign/react/styles.css`.
 */
export const FundingScreen = defineScreen(
  {
    name: 'Funding',
    root: FundingInstructions.Root,
    subject: ({ payment }) => identifyPayment(payment),
    isPayment: true,
    useRootProps: (props: ScreenProps) => ({ funding: useFunding(useKeptPayment(props)) }),
  },
  ({ payment, onClose, headingLevel = 2, ...props }: ScreenProps) => (
    <Content
      accountId={payment.accountId}
      headingLevel={headingLevel}
      onClose={onClose}
      receiptActions={pickReceiptActions(props)}
    />
  ),
  ['payment', 'headingLevel', 'onClose', 'payerName', 'onDone', 'onSendAgain', 'onShare'],
)

type StepProps = { accountId: string; headingLevel: HeadingLevel; onClose: (() => void) | undefined }

// Only some customers have to prove a payment, and only some quotes differ from the previous one.
const loadChallenge = () => import('./FundingChallenge.tsx')
const loadChanges = () => import('./FundingChanges.tsx')

function Content({ receiptActions, ...step }: StepProps & { receiptActions: ReceiptActions }) {
  const { state, checkAgain, resume } = useFundingInstructionsContext()
  const { accountId, headingLevel, onClose } = step
  const receipt = useReceipt()
  switch (state.status) {
    case 'processing':
    case 'completed':
    case 'failed':
    case 'unknown':
      return (
        <LoadingPart later={receipt} waiting={<Skeleton />}>
          {({ PaymentResultReceipt }) => (
            <PaymentResultReceipt
              outcome={state}
              headingLevel={headingLevel}
              onCheckAgain={() => void checkAgain()}
              {...receiptActions}
              focusOnMount
            >
              <FundingInstructions.RequoteButton className="cs-button" data-look="quiet" />
            </PaymentResultReceipt>
          )}
        </LoadingPart>
      )
    case 'authorizing':
      return (
        <LazyPart key={state.status} load={loadChallenge} waiting={<Skeleton />}>
          {({ FundingChallenge }) => <FundingChallenge {...step} />}
        </LazyPart>
      )
    case 'changed':
      return (
        <LazyPart key={state.status} load={loadChanges} waiting={<Skeleton />}>
          {({ FundingChanges }) => <FundingChanges headingLevel={headingLevel} onClose={onClose} />}
        </LazyPart>
      )
    default:
      return (
        <>
          <Instructions headingLevel={headingLevel} onClose={onClose} />
          {state.status === 'sca-signing-in' && (
            <LazyScaSignIn
              accountId={accountId}
              headingLevel={headingLevel}
              onSignedIn={() => void resume()}
              // There is nothing to return to while nothing could be read.
              onCancel={undefined}
            />
          )}
        </>
      )
  }
}

function Instructions({ headingLevel, onClose }: Omit<StepProps, 'accountId'>) {
  const isFirst = useFundingInstructionsContext().state.status === 'loading'
  return (
    <>
      {/* Every other step takes the place of something that the user was using. */}
      <FundingInstructions.Heading className="cs-title" level={headingLevel} focusOnMount={!isFirst} />
      {isFirst && <Skeleton />}
      <FundingInstructions.Explanation className="cs-lead" />
      <FundingInstructions.ErrorMessage className="cs-error" />
      <FundingInstructions.Amount className="cs-statement" />
      <FundingInstructions.Deadline className="cs-deadline cs-hint" />
      <FundingInstructions.Ways className="cs-chips" tabClassName="cs-chip" />
      <FundingInstructions.Panel>
        <FundingInstructions.QrCode className="cs-qr" />
        <FundingInstructions.Fields className="cs-statement" copyClassName="cs-link" hintClassName="cs-hint" />
        <FundingInstructions.PayLink className="cs-button" />
        <FundingInstructions.Notes className="cs-hint" />
        <FundingInstructions.TransferCode className="cs-qr" />
      </FundingInstructions.Panel>
      <FundingInstructions.CopyNotice className="cs-note" data-lines="1" />
      <FundingInstructions.Details className="cs-statement" />
      <FundingInstructions.Waiting className="cs-text" />
      <FundingInstructions.RequoteButton className="cs-button" />
      <FundingInstructions.RetryButton className="cs-button" />
      {onClose && <FundingInstructions.CloseButton className="cs-button" data-look="quiet" onClick={onClose} />}
    </>
  )
}
