import { defineScreen } from '../../primitives/defineScreen.tsx'
import type { ScreenHeadingProps } from '../../primitives/Heading.tsx'
import { LoadingPart } from '../../primitives/Lazy.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import { useLazy } from '../../primitives/useLazy.ts'
import { FirstReading } from '../../sca/sca-sign-in/index.ts'
import * as Send from './Send.tsx'
import { useSendContext } from './SendContext.ts'
import type { SendFormProps } from './SendForm.tsx'
import type { PayeeTarget } from './SendPayees.tsx'

type ScreenProps = ScreenHeadingProps &
  PayeeTarget &
  SendFormProps & {
    /** Leads to the form for a new payee; without it there is no button for that. */
    onAddPayee?: (() => void) | undefined
    /** Leads to the payees in your page; by default they stand in the place of the amount. */
    onChangePayee?: (() => void) | undefined
  }

/**
 * The finished card that begins a payment: whom, how much in either currency with what it costs and brings, and what
 * travels with it. Needs `@countersign/react/styles.css`.
 */
export const SendScreen = defineScreen(
  { name: 'Send', root: Send.Root },
  (props: ScreenProps & { accountId: string }) => {
    const { accountId, headingLevel, focusOnMount, hrefOf, onChoose, onAddPayee, onChangePayee } = props
    return (
      <>
        <Send.Heading className="cs-title" level={headingLevel} focusOnMount={focusOnMount} />
        <Reading accountId={accountId} headingLevel={headingLevel} />
        {onAddPayee && <Send.AddPayeeButton className="cs-row" onClick={onAddPayee} />}
        <Send.SearchField className="cs-input" />
        <Send.Payees className="cs-list cs-payees" hrefOf={hrefOf} onChoose={onChoose} />
        <Send.Empty className="cs-note" data-lines="1" />
        <Send.PayeeGone className="cs-text" />
        <div className="cs-chosen">
          <Send.Payee className="cs-row" />
          <Send.ChangePayeeButton className="cs-link" onChange={onChangePayee} />
        </div>
        <Send.LinkNote className="cs-text" />
        <Amount {...props} />
        <ReadingError />
      </>
    )
  },
  [
    'headingLevel',
    'focusOnMount',
    'hrefOf',
    'onChoose',
    'onContinue',
    'onPayByTransfer',
    'onAddMoney',
    'onAddPayee',
    'onChangePayee',
    'hrefOfPayment',
    'onPayment',
    'account',
  ],
)

/** The form is asked for with the payees, so that it is there once one is chosen. */
const loadForm = () => import('./SendForm.tsx')

/** What to do about a payee that was set aside; for all others how much, what it costs and brings, and what travels with it. */
function Amount({ onChangePayee, ...props }: SendFormProps & Pick<ScreenProps, 'onChangePayee'>) {
  const { send, payee, isSetAside } = useSendContext()
  const later = useLazy(loadForm)
  if (!(payee ?? send.state.receiver)) return null
  const { account, hrefOfPayment, onPayment } = props
  return (
    <LoadingPart later={later} waiting={<Skeleton />}>
      {({ SendForm, SendDecision }) =>
        isSetAside ? (
          <SendDecision onChange={onChangePayee} {...{ hrefOfPayment, onPayment }} />
        ) : account === null ? (
          <Skeleton />
        ) : (
          <SendForm {...props} />
        )
      }
    </LoadingPart>
  )
}

function Reading({ accountId, headingLevel }: ScreenHeadingProps & { accountId: string }) {
  const { send, messages } = useSendContext()
  const { reading } = send.state
  const { loading } = messages
  return <FirstReading {...{ accountId, headingLevel, reading, refresh: send.refresh, loading }} />
}

/** Why the payees could not be read, and another attempt. A payee that was set aside has the words in its question. */
function ReadingError() {
  const { isSetAside } = useSendContext()
  if (isSetAside) return null
  return (
    <>
      <Send.ErrorMessage className="cs-error" />
      <Send.RetryButton className="cs-button" data-look="quiet" />
    </>
  )
}
