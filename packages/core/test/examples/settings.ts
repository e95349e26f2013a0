import {
  addPayee,
  createCardFreeze,
  createContactChange,
  createCredentialList,
  createDelegatedKeyList,
  createPayeeForm,
  createPayeeList,
  createWalletExport,
  createWalletOwnership,
  createWalletPrivacy,
  isUmaAddress,
  isUnproven,
  listCredentials,
  listPayeeFields,
  listPayeeWays,
  payeeFormOf,
  proveOwnership,
  readNameCheck,
  readOwnWallet,
  recognizeAccount,
  removePayee,
  replacePayee,
  startOwnershipProof,
  type WalletClient,
} from '@countersign/core'

declare const client: WalletClient
declare function show(value: unknown): void

const accountId = 'InternalAccount:1'

export async function savePayee(): Promise<void> {
  const form = createPayeeForm(client, { accountId })
  form.recognize('DE02 1203 0000 0000 2020 51')
  const entry = {
    accountType: 'EUR_ACCOUNT',
    currency: 'EUR',
    beneficiaryType: 'INDIVIDUAL',
    values: {
      'accountInfo.iban': 'DE02120300000000202051',
      'accountInfo.beneficiary.fullName': 'Grace Okafor',
      'accountInfo.beneficiary.countryOfResidence': 'DE',
    },
  } as const
  const state = await form.submit(entry)
  const { payee } = await addPayee(client, { accountId, entry })
  show(await replacePayee(client, { accountId, payeeId: payee.id, entry }))
  show(readNameCheck(payee)?.result)
  await removePayee(client, { payeeId: payee.id })
  const [accountType = 'EUR_ACCOUNT'] = recognizeAccount('GB29 NWBK 6016 1331 9268 19').accountTypes
  show(isUmaAddress('$grace@wallet.example'))
  show(payeeFormOf(accountType)?.rails)
  show(listPayeeWays({ accountType, beneficiaryType: 'BUSINESS' }).length)
  show(listPayeeFields({ accountType, beneficiaryType: 'BUSINESS' }).map(({ name }) => name))
  show(state.status === 'saved' ? state.payee.id : state.status)
}

export async function proveWallet(payeeId: string, sign: (message: string) => Promise<string>): Promise<void> {
  const ownership = createWalletOwnership(client, { payeeId })
  await ownership.load()
  const state = await ownership.start('WALLET_SIGNATURE')
  // Show the whole message before it is signed.
  if (state.status === 'signing') await ownership.submitSignature(await sign(state.message))
  show(ownership.getSnapshot().status === 'checking' && ownership.openLink())

  const wallet = await readOwnWallet(client, { payeeId })
  const proof = await startOwnershipProof(client, { wallet, method: 'WALLET_SIGNATURE' })
  if ('message' in proof && proof.message !== undefined)
    show((await proveOwnership(client, { wallet, signature: await sign(proof.message) })).isProven)
  show(isUnproven(wallet.payee))
}

export async function changeSettings(): Promise<void> {
  await createPayeeList(client, { accountId }).change({ payeeId: 'ExternalAccount:1' })
  await createContactChange(client, { accountId }).change({ email: 'ada@example.org' })
  await createDelegatedKeyList(client, { accountId }).change({ type: 'create', cardId: 'Card:1', nickname: 'Travel' })
  await createCardFreeze(client, { accountId }).change({ cardId: 'Card:1', isFrozen: true })
  await createWalletPrivacy(client, { accountId }).change(true)
  const credentials = createCredentialList(client, { accountId })
  await credentials.change({ type: 'add-sms-otp' })
  show((await listCredentials(client, { accountId })).map(({ nickname }) => nickname))
  const words = createWalletExport(client, { accountId, clearAfterMs: 30_000 })
  if ((await words.start()).status === 'ready') show(words.readWords()?.length)
}
