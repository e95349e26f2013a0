import { expect, test } from 'vitest'
import { alterOne } from '../../../test/alterOne.ts'
import { repetitions } from '../../../test/longRun.ts'
import { createRandom } from '../../../test/random.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import type { PayeeEntry } from '../../wire/payees/payeeFormFields.ts'
import { createPayeeForm } from './payeeForm.ts'

const entry = (accountNumber: string): PayeeEntry => ({
  accountType: 'USD_ACCOUNT',
  beneficiaryType: 'INDIVIDUAL',
  currency: 'USD',
  values: {
    'accountInfo.accountNumber': accountNumber,
    'accountInfo.routingNumber': '021000021',
    'accountInfo.bankAccountType': 'CHECKING',
    'accountInfo.bankName': 'Coastal Bank',
    'accountInfo.beneficiary.fullName': 'Grace Okafor',
  },
})

/** What the user entered about the account. The beneficiary's data says nothing about where the money goes. */
const isEntered = (place: string) =>
  place === 'currency' ||
  /^accountInfo\.(accountType|accountNumber|routingNumber|bankAccountType|bankName)$/.test(place)

test('a saved payee whose account differs in one character from what was entered is never offered: seeded runs', async () => {
  const { client, network, clock, ada } = await signedInWorld()
  let seed = 0
  let changed = ''
  network.tamper('POST /customers/external-accounts', (body) => {
    const { altered, place } = alterOne(JSON.parse(body) as object, { random: createRandom(seed), where: isEntered })
    changed = place
    return JSON.stringify(altered)
  })
  for (seed = 1; seed <= repetitions({ usual: 15, long: 300 }); seed++) {
    const form = createPayeeForm(client, { accountId: ada.accountId })
    form.chooseType()
    form.choose({ accountType: 'USD_ACCOUNT' })
    // Not at the end: an account that ends in 105 does not exist.
    await form.submit(entry(`0044${String(seed).padStart(6, '0')}81`))
    const state = form.getSnapshot()
    const code = state.status === 'details' ? state.error?.code : state.status
    expect({ seed, changed, code }).toEqual({ seed, changed, code: 'UNEXPECTED_RESPONSE' })
    form.destroy()
    // The platform limits requests per minute.
    clock.advance(2_000)
  }
})
