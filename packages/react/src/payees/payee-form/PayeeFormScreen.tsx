import { defineScreen } from '../../primitives/defineScreen.tsx'
import type { ScreenHeadingProps } from '../../primitives/Heading.tsx'
import { LoadingPart } from '../../primitives/Lazy.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import { useLazy } from '../../primitives/useLazy.ts'
import * as PayeeForm from './PayeeForm.tsx'
import { usePayeeFormContext } from './PayeeFormContext.ts'
import type { PayeeFormStepsProps } from './PayeeFormSteps.tsx'

type ScreenProps = ScreenHeadingProps &
  PayeeFormStepsProps & {
    /** Begins a payment to a UMA address, which cannot be saved; without it such an address is not recognized. */
    onUmaAddress?: ((umaAddress: string) => void) | undefined
  }

/**
 * The finished card to add a payee: one field that recognizes what the user has, or the country, then the fields of that
 * account. Needs `@countersign/react/styles.css`.
 */
export const PayeeFormScreen = defineScreen(
  { name: 'PayeeForm', root: PayeeForm.Root },
  ({ headingLevel, focusOnMount, onPay, onDone, onProve, onUmaAddress }: ScreenProps) => (
    <>
      <PayeeForm.Heading className="cs-title" level={headingLevel} focusOnMount={focusOnMount} />
      <PayeeForm.AccountForm className="cs-form" onUmaAddress={onUmaAddress}>
        <PayeeForm.AccountLabel className="cs-label" />
        <PayeeForm.AccountField className="cs-input" />
        <PayeeForm.AccountNote className={({ invalid }) => (invalid ? 'cs-note cs-error' : 'cs-note')} data-lines="1" />
        <PayeeForm.ContinueButton className="cs-button" />
        <PayeeForm.AccountScan className="cs-form" />
      </PayeeForm.AccountForm>
      <PayeeForm.ChooseTypeButton className="cs-link" />
      <PayeeForm.TypeLabel className="cs-label" />
      <PayeeForm.TypeField className="cs-input" />
      <Steps onPay={onPay} onDone={onDone} onProve={onProve} />
      <PayeeForm.RestartButton className="cs-link" />
    </>
  ),
  ['headingLevel', 'focusOnMount', 'onPay', 'onDone', 'onProve', 'onUmaAddress'],
)

/** They are asked for with the first field, so that they are there once it is filled in. */
const loadSteps = () => import('./PayeeFormSteps.tsx')

/** The fields of the account, and the payee as it was saved. */
function Steps(props: PayeeFormStepsProps) {
  const { status } = usePayeeFormContext().state
  const later = useLazy(loadSteps)
  if (status === 'account' || status === 'type') return null
  return (
    <LoadingPart later={later} waiting={<Skeleton />}>
      {({ PayeeFormSteps }) => <PayeeFormSteps {...props} />}
    </LoadingPart>
  )
}
