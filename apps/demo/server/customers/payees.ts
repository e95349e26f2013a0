import type { createExternalAccount, OperationRequest } from '@countersign/core/wire'
import { testPayees } from './testPayees.ts'

type PayeeAccount = Pick<OperationRequest<typeof createExternalAccount>, 'currency' | 'accountInfo'>

/** The payees of a new customer. The last three characters of an account decide how the sandbox processes a payment. */
export const samplePayees: readonly PayeeAccount[] = [
  dollarAccount({ fullName: 'Grace Okafor', bankName: 'Coastal Bank', accountNumber: '004417228190' }),
  euroAccount({ fullName: 'Léa Fontaine-Albrecht', iban: 'DE89370400440532013000', countryOfResidence: 'DE' }),
  {
    currency: 'USDB',
    accountInfo: {
      accountType: 'SPARK_WALLET',
      address: 'spark1pgss8z35tqhtym4jhz3vrm5kk0xk3cuyw8nyz8ntp9mw2k4s0z6svd7e4c',
      beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'ليلى حداد', countryOfResidence: 'AE' },
    },
  },
  dollarAccount({ fullName: testPayees.fails, bankName: 'Harbor Street Bank', accountNumber: '000700000002' }),
  dollarAccount({ fullName: testPayees.takesSixMinutes, bankName: 'Lakeside Bank', accountNumber: '000700000003' }),
  dollarAccount({ fullName: testPayees.returned, bankName: 'First Valley Bank', accountNumber: '000700000005' }),
]

/** The same for a wallet in euros: one proof within a currency, two across currencies. */
export const payeesInEurope: readonly PayeeAccount[] = [
  euroAccount({ fullName: 'Léa Fontaine-Albrecht', iban: 'DE89370400440532013000', countryOfResidence: 'DE' }),
  dollarAccount({ fullName: 'Grace Okafor', bankName: 'Coastal Bank', accountNumber: '004417228190' }),
  {
    currency: 'EUR',
    accountInfo: {
      accountType: 'EUR_ACCOUNT',
      iban: 'IT60X0542811101000000123456',
      beneficiary: { beneficiaryType: 'BUSINESS', legalName: 'Officina Bianchi', countryOfResidence: 'IT' },
    },
  },
  euroAccount({ fullName: testPayees.fails, iban: 'FR8130006000011234567890002', countryOfResidence: 'FR' }),
]

function euroAccount(parameters: { fullName: string; iban: string; countryOfResidence: string }): PayeeAccount {
  const { fullName, iban, countryOfResidence } = parameters
  return {
    currency: 'EUR',
    accountInfo: {
      accountType: 'EUR_ACCOUNT',
      iban,
      beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName, countryOfResidence },
    },
  }
}

function dollarAccount(parameters: { fullName: string; bankName: string; accountNumber: string }): PayeeAccount {
  const { fullName, bankName, accountNumber } = parameters
  return {
    currency: 'USD',
    accountInfo: {
      accountType: 'USD_ACCOUNT',
      accountNumber,
      routingNumber: '021000021',
      bankAccountType: 'CHECKING',
      bankName,
      beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName },
    },
  }
}
