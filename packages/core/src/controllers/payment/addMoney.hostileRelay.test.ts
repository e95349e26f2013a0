import { expect, test } from 'vitest'
import { alterOne } from '../../../test/alterOne.ts'
import { repetitions } from '../../../test/longRun.ts'
import { createRandom } from '../../../test/random.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { createAddMoney } from './addMoney.ts'

const bank = {
  accountType: 'EUR_ACCOUNT',
  iban: 'DE89370400440532013000',
  swiftCode: 'COBADEFFXXX',
  bankName: 'Coastal Bank',
  accountHolderName: 'Harbor Payments',
  reference: 'REF 4711',
  paymentRails: ['SEPA', 'SEPA_INSTANT'],
}
const address = {
  accountType: 'SPARK_WALLET',
  address: 'spark1pgss8z35tqhtym4jhz3vrm5kk0xk3cuyw8nyz8ntp9mw2k4s0z6svd7e4c',
}

type Page = { data: Record<string, unknown>[] }

test('one character of bank details, an address or the user’s own address that changes is an alarm: seeded runs', async () => {
  const { client, network, clock, ada } = await signedInWorld()
  const details = { fundingPaymentInstructions: [{ accountOrWalletInfo: bank }, { accountOrWalletInfo: address }] }
  const told = { ...details, umaAddress: '$ada@wallet.example' }
  let now = told
  network.tamper('/internal-accounts', (body) => {
    const { data, ...page } = JSON.parse(body) as Page
    const { fundingPaymentInstructions } = now
    return JSON.stringify({ ...page, data: data.map((wallet) => ({ ...wallet, fundingPaymentInstructions })) })
  })
  network.tamper('GET /customers/', (body) =>
    JSON.stringify({ ...(JSON.parse(body) as object), umaAddress: now.umaAddress }),
  )
  for (let seed = 1; seed <= repetitions({ usual: 25, long: 1_000 }); seed++) {
    now = told
    const reader = createAddMoney(client, { accountId: ada.accountId })
    const { content: first } = await reader.refresh()
    const { altered, place } = alterOne(told, { random: createRandom(seed) })
    now = altered
    const { content } = await reader.refresh()
    expect({ seed, place, isChanged: content?.isChanged }).toEqual({ seed, place, isChanged: true })
    // What the user may be copying, and what the code for cameras says, stay what they were.
    expect(content).toMatchObject({ instructions: first?.instructions, umaAddress: first?.umaAddress })
    now = told
    expect((await reader.refresh()).content?.isChanged).toBe(true)
    reader.destroy()
    // The platform limits requests per minute.
    clock.advance(2_000)
  }
})
