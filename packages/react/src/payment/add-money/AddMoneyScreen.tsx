import { defineScreen } from '../../primitives/defineScreen.tsx'
import type { ScreenHeadingProps } from '../../primitives/Heading.tsx'
import { FirstReading } from '../../sca/sca-sign-in/index.ts'
import * as AddMoney from './AddMoney.tsx'
import { useAddMoneyContext } from './AddMoneyContext.ts'

type ScreenProps = ScreenHeadingProps & {
  /** Begins a payment of an exact amount into the wallet, such as with `FundingScreen`; without it there is no button for that. */
  onPayByTransfer?: (() => void) | undefined
}

/**
 * The finished card to add money to one wallet: the account to transfer to, the wallet's addresses, and what has arrived
 * since it was opened. Needs `@countersign/react/styles.css`.
 */
export const AddMoneyScreen = defineScreen(
  { name: 'AddMoney', root: AddMoney.Root, subject: ({ accountId }) => accountId },
  ({ accountId, headingLevel, focusOnMount, onPayByTransfer }: ScreenProps & { accountId: string }) => (
    <>
      <AddMoney.Heading className="cs-title" level={headingLevel} focusOnMount={focusOnMount} />
      <Reading accountId={accountId} headingLevel={headingLevel} />
      <AddMoney.ErrorMessage className="cs-error" />
      <AddMoney.ChangedWarning className="cs-banner" />
      <AddMoney.SupportLink className="cs-button" />
      <AddMoney.Empty className="cs-text" />
      <AddMoney.Ways className="cs-chips" tabClassName="cs-chip" />
      <AddMoney.Panel>
        <AddMoney.Explanation className="cs-lead" />
        <AddMoney.Warning className="cs-banner" />
        <AddMoney.QrCode className="cs-qr" />
        <AddMoney.Fields className="cs-statement" copyClassName="cs-link" hintClassName="cs-hint" />
        <AddMoney.PayLink className="cs-button" />
        <AddMoney.Notes className="cs-hint" />
        <div className="cs-answers">
          <AddMoney.CopyAllButton className="cs-button" data-look="quiet" />
          <AddMoney.ShareButton className="cs-button" data-look="quiet" />
        </div>
      </AddMoney.Panel>
      <AddMoney.CopyNotice className="cs-note" data-lines="1" />
      <AddMoney.Arrival className="cs-banner" />
      <AddMoney.RetryButton className="cs-button" data-look="quiet" />
      {onPayByTransfer && <AddMoney.PayByTransferButton className="cs-link" onClick={onPayByTransfer} />}
    </>
  ),
  ['headingLevel', 'focusOnMount', 'onPayByTransfer'],
)

function Reading({ accountId, headingLevel }: ScreenHeadingProps & { accountId: string }) {
  const { reading, messages } = useAddMoneyContext()
  const { state, refresh } = reading
  return <FirstReading {...{ accountId, headingLevel, reading: state, refresh, loading: messages.loading }} />
}
