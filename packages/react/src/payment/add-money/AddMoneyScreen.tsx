import { defineScreen } from '../../primitives/defineScreen.tsx'
import type { ScreenHeadingProps } from '../../primitives/Heading.tsx'
import { FirstReading } from '../../sca/sca-sign-in/index.ts'
import { useCanShare } from '../payment-result/shareText.ts'
import * as AddMoney from './AddMoney.tsx'
import { useAddMoneyContext } from './AddMoneyContext.ts'

type ScreenProps = ScreenHeadingProps & {
  accountId: string
}

/**
 * The finished card to add money to one wallet: the account to transfer to, the wallet's addresses, and what has arrived
 * since it was opened. Needs `@countersign/react/styles.css`.
 */
export const AddMoneyScreen = defineScreen(
  { name: 'AddMoney', root: AddMoney.Root },
  ({ accountId, headingLevel, focusOnMount }: ScreenProps) => (
    <>
      <AddMoney.Heading className="cs-title" level={headingLevel} focusOnMount={focusOnMount} />
      <Reading accountId={accountId} headingLevel={headingLevel} />
      <AddMoney.ErrorMessage className="cs-error" />
      <AddMoney.ChangedWarning className="cs-banner" />
      <AddMoney.SupportLink className="cs-button" />
      <AddMoney.Empty className="cs-text" />
      <AddMoney.Ways className="cs-chips" tabClassName="cs-chip" />
      <AddMoney.Panel>
        <div className="cs-half">
          <AddMoney.Explanation className="cs-lead" />
          <AddMoney.RequestField className="cs-input" name="amount" />
          <AddMoney.RequestField className="cs-input" name="note" />
          {/* It is read before the address is copied. */}
          <AddMoney.Warning className="cs-banner" />
          <AddMoney.Fields className="cs-statement" copyClassName="cs-link" hintClassName="cs-hint" typedOnly />
          <AddMoney.Notes className="cs-hint" />
          <AddMoney.PublicNote className="cs-text" />
          <AddMoney.PayLink className="cs-button" />
          <Answers />
          <AddMoney.CopyNotice className="cs-note" />
          {/* Above the code: on the first screen of a phone. Below what is pressed: no button moves. */}
          <AddMoney.Arrival className={({ tone }) => (tone ? 'cs-banner' : 'cs-note')} />
        </div>
        <div className="cs-half">
          <AddMoney.QrCode className="cs-qr" />
          <AddMoney.TransferCode className="cs-qr" />
        </div>
      </AddMoney.Panel>
      <AddMoney.RetryButton className="cs-button" data-look="quiet" />
    </>
  ),
  ['headingLevel', 'focusOnMount'],
)

/** A link is sent, and other details are typed elsewhere: what is done most comes first. */
function Answers() {
  const { request } = useAddMoneyContext()
  const isSent = useCanShare() && request
  const copy = <AddMoney.CopyAllButton className="cs-button" data-look={isSent ? 'quiet' : undefined} />
  return (
    <div className="cs-answers">
      {!isSent && copy}
      <AddMoney.ShareButton className="cs-button" data-look={isSent ? undefined : 'quiet'} />
      {isSent && copy}
    </div>
  )
}

function Reading({ accountId, headingLevel }: ScreenHeadingProps & { accountId: string }) {
  const { state, refresh, messages } = useAddMoneyContext()
  return <FirstReading {...{ accountId, headingLevel, reading: state, refresh, loading: messages.loading }} />
}
