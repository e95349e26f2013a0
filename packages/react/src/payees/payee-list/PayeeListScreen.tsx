import type { ExternalAccount } from '@countersign/core'
import { defineScreen } from '../../primitives/defineScreen.tsx'
import * as SignedResource from '../../settings/signed-resource/index.ts'
import * as PayeeList from './PayeeList.tsx'

type ScreenProps = SignedResource.SettingsScreenProps & {
  /** Begins a payment; without it a payee is no button. */
  onPay?: ((payee: ExternalAccount) => void) | undefined
  /** Adds a payee; without it there is no button for that. */
  onAdd?: (() => void) | undefined
  /** Leads to the proof that a wallet is the user's own; without it a wallet only says that it is not confirmed. */
  onProve?: ((payee: ExternalAccount) => void) | undefined
}

/**
 * The finished card for the customer's payees: search, pay, see the whole account, remove with a question, add one. Needs
 * `@countersign/react/styles.css`.
 */
export const PayeeListScreen = defineScreen(
  { name: 'PayeeList', root: PayeeList.Root },
  ({ headingLevel, onPay, onAdd, onProve }: ScreenProps) => (
    <SignedResource.SignedResourceBody headingLevel={headingLevel}>
      {onAdd && <PayeeList.AddButton className="cs-button" data-look="quiet" onClick={onAdd} />}
      <PayeeList.Empty className="cs-text" />
      <PayeeList.SearchField className="cs-input" />
      <PayeeList.NotFound className="cs-hint" />
      <PayeeList.Items className="cs-list">
        <PayeeList.PayButton className="cs-row" onPay={onPay}>
          <Payee />
        </PayeeList.PayButton>
        <PayeeList.DetailsButton className="cs-link" />
        {onProve && <PayeeList.ProveButton className="cs-link" onProve={onProve} />}
        <PayeeList.Opened className="cs-ask">
          <PayeeList.Account className="cs-statement" />
          <PayeeList.RemoveButton className="cs-link" data-look="quiet" />
        </PayeeList.Opened>
        <PayeeList.RemoveQuestion className="cs-ask">
          <SignedResource.SignedResourceAnswers keep={PayeeList.KeepButton} confirm={PayeeList.ConfirmRemoveButton} />
        </PayeeList.RemoveQuestion>
      </PayeeList.Items>
    </SignedResource.SignedResourceBody>
  ),
  ['headingLevel', 'onPay', 'onAdd', 'onProve'],
)

const Payee = () => (
  <>
    <PayeeList.Initials />
    <span className="cs-item">
      <PayeeList.Name className="cs-item-name" /> <PayeeList.Details className="cs-hint" />
    </span>
  </>
)
