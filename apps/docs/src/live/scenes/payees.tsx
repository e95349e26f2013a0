import { createExternalAccount } from '@countersign/core/wire'
import { PayeeFormScreen, PayeeListScreen, TrustedBeneficiariesScreen, WalletOwnershipScreen } from '@countersign/react'
import { inEurope, type Scenes, signedIn } from './prepare.ts'

export const scenes = {
  'payee-list': {
    'Two payees': signedIn(({ person }) => <PayeeListScreen accountId={person.accountId} headingLevel={3} />),
  },
  'payee-form': {
    'Someone new': signedIn(({ person }) => <PayeeFormScreen accountId={person.accountId} headingLevel={3} />),
  },
  'wallet-ownership': {
    'A wallet on Base': inEurope(async ({ service, person: { customerId } }) => {
      const accountInfo = { accountType: 'BASE_WALLET', address: '0x7E5F4552091A69125d5dfCb7b8C2659029395Bdf' } as const
      const body = { customerId, currency: 'USDC', ownershipType: 'FIRST_PARTY', accountInfo } as const
      const { id } = await service.call(createExternalAccount, { body })
      return <WalletOwnershipScreen payeeId={id} headingLevel={3} />
    }),
  },
  'trusted-beneficiaries': {
    'Payees without a proof': inEurope(({ person }) => (
      <TrustedBeneficiariesScreen accountId={person.accountId} headingLevel={3} />
    )),
  },
} satisfies Record<string, Scenes>
