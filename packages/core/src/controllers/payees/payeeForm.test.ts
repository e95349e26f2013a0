import { expect, test } from 'vitest'
import { payeeAccounts, payeeOf } from '../../../test/payeeAccounts.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { until } from '../../../test/testClock.ts'
import { readPayees } from '../../flows/payees/payees.ts'
import type { PayeeForm } from '../../wire/payees/payeeForm.ts'
import { listPayeeFields, listPayeeWays, type PayeeEntry } from '../../wire/payees/payeeFormFields.ts'
import { type AccountType, payeeForms } from '../../wire/payees/payeeForms.ts'
import { createPayeeForm } from './payeeForm.ts'

async function formWorld(world = signedInWorld()) {
  const entered = await world
  const form = createPayeeForm(entered.client, { accountId: entered.ada.accountId })
  return { ...entered, form }
}

/** One wallet for the forms of all types: none of them sends anything, or each adds a payee of its own. */
let forAllTypes: ReturnType<typeof signedInWorld> | undefined
const sharedWorld = () => (forAllTypes ??= signedInWorld())

const types = Object.keys(payeeAccounts) as AccountType[]

/** What a user enters for a known account of the table: each value at the field that the form shows for it. */
function entryOf(accountType: AccountType): PayeeEntry {
  const { currency, accountInfo } = payeeOf(accountType) as {
    currency: string
    accountInfo: { beneficiary?: { beneficiaryType: 'INDIVIDUAL' | 'BUSINESS' } }
  }
  const beneficiaryType = accountInfo.beneficiary?.beneficiaryType ?? 'INDIVIDUAL'
  const choice = { accountType, beneficiaryType }
  const ways = listPayeeWays(choice)
  const way = ways.findIndex(({ fields }) => fields.every((name) => Object.hasOwn(accountInfo, name)))
  const chosen = { ...choice, way: Math.max(way, 0), ...(!accountInfo.beneficiary && { isOwn: true }) }
  const values = listPayeeFields(chosen).map(({ path }) => [path, valueAt({ accountInfo }, path)] as const)
  return { ...chosen, currency, values: Object.fromEntries(values.filter(([, value]) => value !== '')) }
}

function valueAt(root: unknown, path: string): string {
  const value = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], root)
  return typeof value === 'string' ? value : ''
}

const entryOfEuro = (iban = 'DE02120300000000202051'): PayeeEntry => ({
  accountType: 'EUR_ACCOUNT',
  beneficiaryType: 'INDIVIDUAL',
  currency: 'EUR',
  values: {
    'accountInfo.iban': iban,
    'accountInfo.beneficiary.fullName': 'Grace Okafor',
    'accountInfo.beneficiary.countryOfResidence': 'DE',
  },
})

test.each(types)('%s: a payee is added through the fields of its form', async (accountType) => {
  const { form } = await formWorld(sharedWorld())
  form.chooseType()
  const entry = entryOf(accountType)
  form.choose({ accountType, currency: entry.currency })
  const state = await form.submit(entry)

  expect(state).toMatchObject({ status: 'saved', payee: { accountInfo: { accountType } } })
})

/** Sends entries of one type, and returns what the form then says is wrong. */
async function refusals(accountType: AccountType) {
  const { form, network } = await formWorld(sharedWorld())
  const entry = entryOf(accountType)
  form.chooseType()
  form.choose({ accountType, currency: entry.currency })
  const isPost = ({ method }: { method: string }) => method === 'POST'
  const before = network.requests.filter(isPost).length
  return {
    entry,
    submit: async (sent: PayeeEntry) => {
      const state = await form.submit(sent)
      // A bank's name can be wrong by itself and for the chosen way: one field, twice.
      const errors = state.status === 'details' ? state.errors : []
      return errors.filter(({ path }, at) => errors.findIndex((error) => error.path === path) === at)
    },
    countSent: () => network.requests.filter(isPost).length - before,
  }
}

test.each(types)('%s: a required field that is empty is the only error, and nothing is sent', async (accountType) => {
  const { entry, submit, countSent } = await refusals(accountType)
  const required = listPayeeFields(entry).filter(({ isRequired }) => isRequired)
  expect(required).not.toHaveLength(0)
  for (const { path } of required) {
    for (const empty of ['', '  '])
      expect(await submit({ ...entry, values: { ...entry.values, [path]: empty } })).toEqual([
        { path, isMissing: true },
      ])
    const { [path]: _left, ...values } = entry.values
    expect(await submit({ ...entry, values })).toEqual([{ path, isMissing: true }])
  }
  expect(countSent()).toBe(0)
})

/** The same entry for each way to be paid and both kinds of owner. What only another way asks for is empty. */
function everyChoice(entry: PayeeEntry): PayeeEntry[] {
  return (['INDIVIDUAL', 'BUSINESS'] as const).flatMap((beneficiaryType) => {
    const ways = listPayeeWays({ ...entry, beneficiaryType }).map((_, way) => way)
    return (ways.length > 0 ? ways : [0]).map((way) => ({ ...entry, beneficiaryType, way }))
  })
}

test.each(types)('%s: a malformed field is refused at its own path, required or optional', async (accountType) => {
  const { entry, submit, countSent } = await refusals(accountType)
  const tried = new Set<string>()
  for (const choice of everyChoice(entry))
    for (const { path, pattern, values, isIban } of listPayeeFields(choice)) {
      tried.add(path)
      const tooLong = 'x'.repeat(10_001)
      for (const wrong of pattern || values || isIban ? ['<b>', tooLong] : [tooLong]) {
        const errors = await submit({ ...choice, values: { ...entry.values, [path]: wrong } })
        expect({ path, wrong: wrong.slice(0, 3), errors }).toEqual({
          path,
          wrong: wrong.slice(0, 3),
          errors: expect.arrayContaining([{ path, isMissing: false }]),
        })
      }
    }
  const { required, optional = [] } = payeeForms[accountType] as PayeeForm
  for (const { name } of [...required, ...optional]) expect(tried).toContain(`accountInfo.${name}`)
  expect(countSent()).toBe(0)
})

test.each(types)('%s: a malformed field is the only one that is refused', async (accountType) => {
  const { entry, submit } = await refusals(accountType)
  for (const { path } of listPayeeFields(entry)) {
    const errors = await submit({ ...entry, values: { ...entry.values, [path]: 'x'.repeat(10_001) } })
    expect(errors).toEqual([{ path, isMissing: false }])
  }
})

test.each([
  ['DE89 3704 0044 0532 0130 00', 'EUR_ACCOUNT', { 'accountInfo.iban': 'DE89370400440532013000' }],
  ['0x52908400098527886E0F7030069857D2E4169EE7', undefined, {}],
  ['032180000118359719', 'MXN_ACCOUNT', { 'accountInfo.clabeNumber': '032180000118359719' }],
  ['ada@okbank', 'INR_ACCOUNT', { 'accountInfo.vpa': 'ada@okbank' }],
  ['+254712345678', 'KES_ACCOUNT', { 'accountInfo.phoneNumber': '+254712345678' }],
])('%s leads to the form of its account', async (text, accountType, values) => {
  const { form } = await formWorld()
  form.recognize(text)

  const state = form.getSnapshot()
  if (accountType) expect(state).toMatchObject({ status: 'details', accountType, values })
  else expect(state).toMatchObject({ status: 'type', candidates: expect.arrayContaining([expect.any(String)]) })
})

test('an IBAN with a wrong digit is said to be mistyped, and a plain number is kept while the user chooses', async () => {
  const { form } = await formWorld()
  form.recognize('DE89370400440532013001')
  expect(form.getSnapshot()).toEqual({ status: 'account', isMistyped: true })

  form.recognize('hello')
  expect(form.getSnapshot()).toEqual({ status: 'account', isMistyped: true })

  form.recognize('12345678')
  expect(form.getSnapshot()).toMatchObject({ status: 'type', candidates: [] })
  form.choose({ accountType: 'GBP_ACCOUNT' })
  expect(form.getSnapshot()).toMatchObject({
    status: 'details',
    currency: 'GBP',
    values: { 'accountInfo.accountNumber': '12345678' },
  })
})

test.each(['0712 345 678', '+256712345678'])('%s is kept as a phone number while the user chooses', async (text) => {
  const { form } = await formWorld()
  form.recognize(text)
  form.choose({ accountType: 'UGX_ACCOUNT' })

  expect(form.getSnapshot()).toMatchObject({ values: { 'accountInfo.phoneNumber': text.replaceAll(' ', '') } })
})

test('a payee that is there already is opened, and not added again', async () => {
  const { form, client } = await formWorld()
  form.recognize('DE02120300000000202051')
  const first = await form.submit(entryOfEuro())
  form.restart()
  form.recognize('DE02120300000000202051')
  const again = await form.submit(entryOfEuro())

  expect(again).toMatchObject({ status: 'saved', isNew: false })
  expect(again.status === 'saved' && first.status === 'saved' && again.payee.id === first.payee.id).toBe(true)
  const { items } = await readPayees(client)
  expect(items.filter(({ accountInfo }) => accountInfo.iban === 'DE02120300000000202051')).toHaveLength(1)
})

test('a request without an answer is made once more and adds one payee', async () => {
  const { form, client, network } = await formWorld()
  network.lose('POST /customers/external-accounts', 'response')
  form.recognize('DE02120300000000202051')
  const state = await form.submit(entryOfEuro())

  expect(state).toMatchObject({ status: 'saved' })
  const { items } = await readPayees(client)
  expect(items.filter(({ accountInfo }) => accountInfo.iban === 'DE02120300000000202051')).toHaveLength(1)
})

test.each([{ iban: 'DE89370400440532013000' }, { accountType: 'GBP_ACCOUNT' }])(
  'an answer about another account (%o) is not taken for the payee',
  async (lie) => {
    const { form, network } = await formWorld()
    network.tamper('POST /customers/external-accounts', (body) => {
      const payee = JSON.parse(body)
      return JSON.stringify({ ...payee, accountInfo: { ...payee.accountInfo, ...lie } })
    })
    form.recognize('DE02120300000000202051')

    expect(await form.submit(entryOfEuro())).toMatchObject({
      status: 'details',
      error: { code: 'UNEXPECTED_RESPONSE' },
      entry: { values: { 'accountInfo.iban': 'DE02120300000000202051' } },
    })
  },
)

test('a payee that was added is changed: the new one takes its place', async () => {
  const { form, client } = await formWorld()
  form.recognize('DE02120300000000202051')
  const entry = entryOfEuro()
  await form.submit(entry)
  form.change()
  expect(form.getSnapshot()).toMatchObject({ status: 'details', entry })
  const values = { ...entry.values, 'accountInfo.beneficiary.fullName': 'Grace A. Okafor' }
  const state = await form.submit({ ...entry, values })

  expect(state).toMatchObject({
    status: 'saved',
    payee: { accountInfo: { beneficiary: { fullName: 'Grace A. Okafor' } } },
  })
  const { items } = await readPayees(client)
  expect(items.filter(({ accountInfo }) => accountInfo.iban === 'DE02120300000000202051')).toHaveLength(1)
})

test('where banks are listed, they are offered by the names that the service takes', async () => {
  const { form, clock } = await formWorld()
  form.chooseType()
  form.choose({ accountType: 'NGN_ACCOUNT' })
  await until(clock, () => {
    const state = form.getSnapshot()
    return state.status === 'details' && state.banks !== undefined
  })

  expect(form.getSnapshot()).toMatchObject({
    banks: expect.arrayContaining([{ name: expect.any(String), label: expect.any(String) }]),
  })
})
