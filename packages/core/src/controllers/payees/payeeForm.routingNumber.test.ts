import { expect, test } from 'vitest'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { createPayeeForm } from './payeeForm.ts'

const values = {
  'accountInfo.accountNumber': '000711111004',
  'accountInfo.routingNumber': '021000021',
  'accountInfo.bankAccountType': 'CHECKING',
  'accountInfo.beneficiary.fullName': 'Grace Hopper',
}

test.each(['accountInfo.routingNumber', 'accountInfo.intermediaryRoutingNumber'])(
  'a US routing number with a wrong digit is refused before it is sent: %s',
  async (path) => {
    const { client, ada, network } = await signedInWorld()
    const form = createPayeeForm(client, { accountId: ada.accountId })
    form.chooseType()
    form.choose({ accountType: 'USD_ACCOUNT', currency: 'USD' })
    const before = network.requests.length

    for (const mistyped of ['123456789', '021000022', '012000021']) {
      const entry = { accountType: 'USD_ACCOUNT', beneficiaryType: 'INDIVIDUAL', currency: 'USD' } as const
      const state = await form.submit({ ...entry, values: { ...values, [path]: mistyped } })
      expect(state).toMatchObject({ status: 'details', errors: [{ path, isMissing: false }] })
    }
    expect(network.requests).toHaveLength(before)
  },
)
