import { PayeeFormScreen, PayeeListScreen, TrustedBeneficiariesScreen } from '@countersign/react'
import { inEurope, type Scenes, signedIn } from './prepare.ts'

export const scenes = {
  'payee-list': {
    'Two payees': signedIn(({ person }) => <PayeeListScreen accountId={person.accountId} headingLevel={3} />),
  },
  'payee-form': {
    'Someone new': signedIn(({ person }) => <PayeeFormScreen accountId={person.accountId} headingLevel={3} />),
  },
  'trusted-beneficiaries': {
    'Payees without a proof': inEurope(({ person }) => (
      <TrustedBeneficiariesScreen accountId={person.accountId} headingLevel={3} />
    )),
  },
} satisfies Record<string, Scenes>
