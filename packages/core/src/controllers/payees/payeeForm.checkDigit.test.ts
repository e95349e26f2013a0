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

test('a CLABE with a wrong digit is refused before it is sent', async () => {
  const { client, ada, network } = await signedInWorld()
  const form = createPayeeForm(client, { accountId: ada.accountId })
  form.chooseType()
  form.choose({ accountType: 'MXN_ACCOUNT' })
  const before = network.requests.length

  for (const clabeNumber of ['032180000118359718', '032180000118359791', '123456789012345678']) {
    const values = { 'accountInfo.clabeNumber': clabeNumber, 'accountInfo.beneficiary.fullName': 'Grace Hopper' }
    const entry = { accountType: 'MXN_ACCOUNT', beneficiaryType: 'INDIVIDUAL', currency: 'MXN', values } as const
    expect(await form.submit(entry)).toMatchObject({
      status: 'details',
      errors: [{ path: 'accountInfo.clabeNumber', isMissing: false }],
    })
  }
  expect(network.requests).toHaveLength(before)
})

test('a number of 18 digits that is no CLABE is kept while the user chooses, also for the field of a CLABE', async () => {
  const { client, ada } = await signedInWorld()
  const form = createPayeeForm(client, { accountId: ada.accountId })
  form.recognize('0321 8000 0118 3597 18')

  expect(form.getSnapshot()).toMatchObject({ status: 'type', candidates: [] })
  form.choose({ accountType: 'MXN_ACCOUNT' })
  expect(form.getSnapshot()).toMatchObject({ values: { 'accountInfo.clabeNumber': '032180000118359718' } })
})
