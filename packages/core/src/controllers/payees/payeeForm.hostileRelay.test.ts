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

test.each([
  ['SOLANA_WALLET', '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T', 'details'],
  ['TRON_WALLET', 'TN3W4H6rK2ce4vX9YnFQHwKENnHjoxb3m9', 'details'],
  ['BASE_WALLET', '0x52908400098527886e0f7030069857d2e4169ee7', 'saved'],
] as const)('an address of a %s in letters of another case: %s is %s', async (accountType, address, status) => {
  const { client, network, ada } = await signedInWorld()
  const values = {
    'accountInfo.address': address,
    'accountInfo.beneficiary.fullName': 'Grace Okafor',
    'accountInfo.beneficiary.countryOfResidence': 'US',
  }
  const wallet: PayeeEntry = { accountType, beneficiaryType: 'INDIVIDUAL', currency: 'USDC', values }
  network.tamper('POST /customers/external-accounts', (body) =>
    body.replace(address.slice(-6), (end) => (end === end.toLowerCase() ? end.toUpperCase() : end.toLowerCase())),
  )
  const form = createPayeeForm(client, { accountId: ada.accountId, accountType })
  await form.submit(wallet)

  expect(form.getSnapshot().status).toBe(status)
})
