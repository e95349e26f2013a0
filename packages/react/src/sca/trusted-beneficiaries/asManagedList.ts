import type { SignedActionState, TrustedBeneficiariesState } from '@countersign/core'
import type { ManagedListContextValue } from '../../settings/signed-resource/ManagedListContext.ts'
import type { TrustedBeneficiariesBinding } from './useTrustedBeneficiaries.ts'

/** What the parts common to all lists need to know of this one. A proof that is awaited is a change at work. */
export function asManagedList(beneficiaries: TrustedBeneficiariesBinding): ManagedListContextValue['list'] {
  const { state, load, cancel } = beneficiaries
  return { state: { list: state.list, change: changeOf(state) }, load, dismiss: cancel, cancelSignIn: cancel }
}

function changeOf({ change }: TrustedBeneficiariesState): SignedActionState<unknown, unknown> {
  if (change.status === 'idle') return change
  const input = undefined
  if (change.status === 'done') return { status: 'done', input, result: undefined }
  return { status: 'working', input }
}
