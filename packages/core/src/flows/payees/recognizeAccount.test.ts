import { expect, test } from 'vitest'
import { hasCheckDigit } from './hasCheckDigit.ts'
import { recognizeAccount } from './recognizeAccount.ts'

const account = {
  'accountInfo.routingNumber': '021000021',
  'accountInfo.accountNumber': '123456789',
}

test.each([' ', ', ', ' / ', '/', '\n', '\r\n', '-', ' - '])(
  'a US routing number and an account number are told apart by %j',
  (separator) => {
    expect(recognizeAccount(`021000021${separator}123456789`)).toEqual({
      accountTypes: ['USD_ACCOUNT'],
      values: account,
      isMistyped: false,
    })
  },
)

test.each(['1234', '12345678901234567'])('an account number in the US has 4 to 17 digits: %s', (accountNumber) => {
  expect(recognizeAccount(`021000021 ${accountNumber}`)).toMatchObject({
    accountTypes: ['USD_ACCOUNT'],
    values: { ...account, 'accountInfo.accountNumber': accountNumber },
  })
})

test.each(['021000023 123456789', '021000021123456789', '021000021 123', '02100002 1123456789'])(
  '%j is no account in the US and no CLABE: the user chooses',
  (text) => {
    expect(recognizeAccount(text)).toMatchObject({ accountTypes: [], isMistyped: false })
  },
)

test.each(['ada-l@okbank', 'a.b-c@upi'])('%s keeps its dash', (vpa) => {
  expect(recognizeAccount(vpa)).toMatchObject({ accountTypes: ['INR_ACCOUNT'], values: { 'accountInfo.vpa': vpa } })
})

test('the address of a wallet on Ethereum may be on each network that has such addresses', () => {
  const address = '0x52908400098527886E0F7030069857D2E4169EE7'
  const { accountTypes, values } = recognizeAccount(`ethereum:${address}@1`)
  const wallets = ['ARBITRUM_WALLET', 'BASE_WALLET', 'ETHEREUM_WALLET', 'PLASMA_WALLET', 'POLYGON_WALLET']
  expect(accountTypes.toSorted()).toEqual(wallets)
  expect(values).toEqual({ 'accountInfo.address': address })
})

test('where a US account reads as a CLABE, too, it is both, and the user chooses', () => {
  const last = [...'0123456789'].find((digit) => hasCheckDigit(`02100002112345678${digit}`))
  expect(recognizeAccount(`021000021 12345678${last}`)).toEqual({
    accountTypes: ['USD_ACCOUNT', 'MXN_ACCOUNT'],
    values: {
      'accountInfo.clabeNumber': `02100002112345678${last}`,
      'accountInfo.routingNumber': '021000021',
      'accountInfo.accountNumber': `12345678${last}`,
    },
    isMistyped: false,
  })
})

test.each(['032180000118359719', '032 180 00011835971 9', '002010077777777771'])('%s is a CLABE', (text) => {
  const clabeNumber = text.replaceAll(' ', '')
  expect(recognizeAccount(text)).toEqual({
    accountTypes: ['MXN_ACCOUNT'],
    values: { 'accountInfo.clabeNumber': clabeNumber },
    isMistyped: false,
  })
})
