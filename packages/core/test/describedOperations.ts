/**
 * What each operation said of itself in full before names and paths decided it: its name, method and path, who may call it,
 * what its ids identify, where it names its owner, and the id that its response repeats. A row changes only where the
 * interface does.
 */
export const describedOperations = `
agentTransferIn | POST /agents/me/transfer-in | platform |  | none |
agentTransferOut | POST /agents/me/transfer-out | platform |  | none |
approveAgentAction | POST /agents/{agentId}/actions/{actionId}/approve | opt-in | actionId: AgentAction, agentId: Agent | path agentId | actionId
approveTransaction | POST /transactions/{transactionId}/approve | platform | transactionId: AnyTransaction | path transactionId | transactionId
authorizeQuote | POST /quotes/{quoteId}/authorize | customer | quoteId: Quote | path quoteId | quoteId
beginPasskeyRegistration | POST /passkeys/registration | customer | accountId: InternalAccount | body |
burnStablecoin | POST /stablecoins/{stablecoinId}/burns | platform | stablecoinId: Stablecoin | none |
cancelInvitation | POST /invitations/{invitationCode}/cancel | opt-in | invitationCode: Invitation | path invitationCode |
cancelTransaction | POST /transactions/{transactionId}/cancel | customer | transactionId: AnyTransaction | path transactionId | transactionId
challengeCredential | POST /auth/credentials/{credentialId}/challenge | login | credentialId: AuthMethod | path credentialId | credentialId
challengeExternalAccount | POST /customers/external-accounts/{externalAccountId}/challenge | customer | externalAccountId: ExternalAccount | path externalAccountId |
challengePlatformExternalAccount | POST /platform/external-accounts/{externalAccountId}/challenge | platform | externalAccountId: ExternalAccount | none |
claimInvitation | POST /invitations/{invitationCode}/claim | opt-in | invitationCode: Invitation | none |
completeScaLogin | POST /sca/login/complete | customer | challengeId: ScaChallenge, customerId: Customer | caller customerId |
completeScaReset | POST /sca/factors/reset/{resetId}/complete | customer | customerId: Customer, resetId: ScaReset | caller customerId |
confirmEmail | POST /customers/{customerId}/verify-email/confirm | opt-in | customerId: Customer | path customerId | customerId
confirmPhone | POST /customers/{customerId}/verify-phone/confirm | opt-in | customerId: Customer | path customerId | customerId
confirmScaFactor | POST /sca/factors/confirm | customer | customerId: Customer | caller customerId |
confirmStatement | POST /internal-accounts/{accountId}/confirm-statement | platform | accountId: InternalAccount | none |
confirmTransaction | POST /transactions/{transactionId}/confirm | platform | transactionId: AnyTransaction | path transactionId | transactionId
confirmTrust | POST /customers/external-accounts/{externalAccountId}/trust/confirm | customer | challengeId: ScaChallenge, externalAccountId: ExternalAccount | path externalAccountId |
confirmUntrust | POST /customers/external-accounts/{externalAccountId}/untrust/confirm | customer | challengeId: ScaChallenge, externalAccountId: ExternalAccount | path externalAccountId |
createAgent | POST /agents | platform | customerId: Customer | none |
createAgentDeviceCode | POST /agents/{agentId}/device-codes | platform | agentId: Agent | path agentId |
createAgentExternalAccount | POST /agents/me/external-accounts | platform |  | none |
createAgentQuote | POST /agents/me/quotes | platform |  | none |
createBeneficialOwner | POST /beneficial-owners | opt-in | customerId: Customer | body |
createCard | POST /cards | platform | cardholderId: Customer | none |
createCredential | POST /auth/credentials | customer | accountId: InternalAccount | body |
createCustomer | POST /customers | platform |  | none |
createDelegatedKey | POST /auth/delegated-keys | customer | cardId: Card, internalAccountId: InternalAccount | body |
createDocument | POST /documents | opt-in | documentHolder: DocumentHolder | body |
createExternalAccount | POST /customers/external-accounts | customer | customerId: Customer | body |
createInvitation | POST /invitations | opt-in |  | none |
createKycLink | POST /customers/{customerId}/kyc-link | opt-in | customerId: Customer | path customerId |
createPlatformExternalAccount | POST /platform/external-accounts | platform |  | none |
createQuote | POST /quotes | customer | accountId: InternalAccount, customerId: Customer | body |
createToken | POST /tokens | platform |  | none |
createVerification | POST /verifications | opt-in | customerId: Customer | body |
deleteAgent | DELETE /agents/{agentId} | opt-in | agentId: Agent | path agentId |
deleteAgentExternalAccount | DELETE /agents/me/external-accounts/{externalAccountId} | platform | externalAccountId: ExternalAccount | none |
deleteCredential | DELETE /auth/credentials/{credentialId} | customer | credentialId: AuthMethod | path credentialId |
deleteCustomer | DELETE /customers/{customerId} | platform | customerId: Customer | path customerId | customerId
deleteDelegatedKey | DELETE /auth/delegated-keys/{delegatedKeyId} | customer | delegatedKeyId: DelegatedKey | path delegatedKeyId |
deleteDocument | DELETE /documents/{documentId} | opt-in | documentId: Document | path documentId |
deleteExternalAccount | DELETE /customers/external-accounts/{externalAccountId} | customer | externalAccountId: ExternalAccount | path externalAccountId |
deletePlatformExternalAccount | DELETE /platform/external-accounts/{externalAccountId} | platform | externalAccountId: ExternalAccount | none |
deleteScaFactor | DELETE /sca/factors/{scaCredentialId} | customer | customerId: Customer, scaCredentialId: ScaCredential | caller customerId |
deleteToken | DELETE /tokens/{tokenId} | platform | tokenId: Token | none |
enrollScaFactor | POST /sca/factors | customer | customerId: Customer | caller customerId |
estimateWithdrawalFee | POST /crypto/estimate-withdrawal-fee | opt-in | internalAccountId: InternalAccount | body |
executeAgentQuote | POST /agents/me/quotes/{quoteId}/execute | platform | quoteId: Quote | none |
executeQuote | POST /quotes/{quoteId}/execute | customer | quoteId: Quote | path quoteId | quoteId
exportWallet | POST /internal-accounts/{accountId}/export | customer | accountId: InternalAccount | path accountId | accountId
fundInternalAccount | POST /sandbox/internal-accounts/{accountId}/fund | platform | accountId: InternalAccount | none |
getAgent | GET /agents/{agentId} | opt-in | agentId: Agent | path agentId | agentId
getAgentAction | GET /agents/me/actions/{actionId} | platform | actionId: AgentAction | none | actionId
getAgentDeviceCodeStatus | GET /agents/device-codes/{deviceCode}/status | platform | deviceCode: DeviceCode | none |
getAgentExternalAccount | GET /agents/me/external-accounts/{externalAccountId} | platform | externalAccountId: ExternalAccount | none | externalAccountId
getAgentQuote | GET /agents/me/quotes/{quoteId} | platform | quoteId: Quote | none | quoteId
getAgentTransaction | GET /agents/me/transactions/{transactionId} | platform | transactionId: AnyTransaction | none | transactionId
getBeneficialOwner | GET /beneficial-owners/{beneficialOwnerId} | opt-in | beneficialOwnerId: BeneficialOwner | path beneficialOwnerId | beneficialOwnerId
getCard | GET /cards/{cardId} | opt-in | cardId: Card | path cardId | cardId
getCustomer | GET /customers/{customerId} | customer | customerId: Customer | path customerId | customerId
getCustomerImport | GET /customers/bulk/jobs/{jobId} | platform | jobId: ImportJob | none |
getDelegatedKey | GET /auth/delegated-keys/{delegatedKeyId} | opt-in | delegatedKeyId: DelegatedKey | path delegatedKeyId | delegatedKeyId
getDocument | GET /documents/{documentId} | opt-in | documentId: Document | path documentId | documentId
getEndUserTerms | GET /customers/end-user-terms | opt-in |  | none |
getExternalAccount | GET /customers/external-accounts/{externalAccountId} | customer | externalAccountId: ExternalAccount | path externalAccountId | externalAccountId
getInvitation | GET /invitations/{invitationCode} | opt-in | invitationCode: Invitation | none |
getOwnAgent | GET /agents/me | platform |  | none |
getPlatformConfig | GET /config | platform |  | none |
getPlatformExternalAccount | GET /platform/external-accounts/{externalAccountId} | platform | externalAccountId: ExternalAccount | none | externalAccountId
getQuote | GET /quotes/{quoteId} | customer | quoteId: Quote | path quoteId | quoteId
getScaReset | GET /sca/factors/reset/{resetId} | customer | customerId: Customer, resetId: ScaReset | caller customerId |
getStablecoin | GET /stablecoins/{stablecoinId} | platform | stablecoinId: Stablecoin | none | stablecoinId
getStablecoinOperation | GET /stablecoin-operations/{stablecoinOperationId} | platform | stablecoinOperationId: StablecoinOperation | none | stablecoinOperationId
getStablecoinProviderAccount | GET /stablecoin-provider-accounts/{stablecoinProviderAccountId} | platform | stablecoinProviderAccountId: StablecoinProviderAccount | none | stablecoinProviderAccountId
getToken | GET /tokens/{tokenId} | platform | tokenId: Token | none | tokenId
getTransaction | GET /transactions/{transactionId} | customer | transactionId: AnyTransaction | path transactionId | transactionId
getVerification | GET /verifications/{verificationId} | opt-in | verificationId: Verification | path verificationId | verificationId
importCustomers | POST /customers/bulk/csv | platform |  | none |
linkStablecoinProviderAccount | POST /stablecoin-provider-accounts | platform |  | none |
listAgentActions | GET /agents/me/actions | platform |  | none |
listAgentApprovals | GET /agents/approvals | opt-in | agentId: Agent, customerId: Customer | caller customerId |
listAgentExternalAccounts | GET /agents/me/external-accounts | platform |  | none |
listAgentInternalAccounts | GET /agents/me/internal-accounts | platform |  | none |
listAgentTransactions | GET /agents/me/transactions | platform |  | none |
listAgents | GET /agents | opt-in | customerId: Customer | caller customerId |
listAgreements | GET /customers/agreements | opt-in |  | none |
listBalanceChanges | GET /internal-accounts/{accountId}/balance-changes | customer | accountId: InternalAccount | path accountId |
listBeneficialOwners | GET /beneficial-owners | opt-in | customerId: Customer | caller customerId |
listCards | GET /cards | customer | accountId: InternalAccount, cardholderId: Customer | caller cardholderId |
listCredentials | GET /auth/credentials | customer | accountId: InternalAccount | query accountId |
listCustomers | GET /customers | platform |  | none |
listDelegatedKeys | GET /auth/delegated-keys | customer | accountId: InternalAccount, fundingSourceId: CardFundingSource | query accountId fundingSourceId |
listDiscoveries | GET /discoveries | customer |  | none |
listDocuments | GET /documents | opt-in | documentHolder: DocumentHolder | query documentHolder |
listExchangeRates | GET /exchange-rates | customer |  | none |
listExternalAccounts | GET /customers/external-accounts | customer | customerId: Customer | caller customerId |
listInternalAccounts | GET /internal-accounts | customer | customerId: Customer | caller customerId |
listPlatformExternalAccounts | GET /platform/external-accounts | platform |  | none |
listPlatformInternalAccounts | GET /platform/internal-accounts | platform |  | none |
listScaFactors | GET /sca/factors | customer | customerId: Customer | caller customerId |
listSessions | GET /auth/sessions | customer | accountId: InternalAccount | query accountId |
listStablecoinOperations | GET /stablecoins/{stablecoinId}/operations | platform | stablecoinId: Stablecoin | none |
listStablecoinProviderAccounts | GET /stablecoin-provider-accounts | platform |  | none |
listStablecoins | GET /stablecoins | platform |  | none |
listTokens | GET /tokens | platform |  | none |
listTransactions | GET /transactions | customer | cardId: Card, customerId: Customer | caller customerId |
listTrust | GET /beneficiary-trust | customer | customerId: Customer | caller customerId |
listUmaProviders | GET /uma-providers | opt-in |  | none |
listVasps | GET /vasps | opt-in |  | none |
listVerifications | GET /verifications | opt-in | customerId: Customer | caller customerId |
logout | POST /logout | login |  | none |
lookUpExternalAccountReceiver | GET /receiver/external-account/{externalAccountId} | opt-in | customerId: Customer, externalAccountId: ExternalAccount | caller customerId |
lookUpUmaReceiver | GET /receiver/uma/{receiverUmaAddress} | customer | customerId: Customer, receiverUmaAddress: UmaAddress | caller customerId |
mintStablecoin | POST /stablecoins/{stablecoinId}/mints | platform | stablecoinId: Stablecoin | none |
receiveSandboxUma | POST /sandbox/uma/receive | platform | customerId: Customer | none |
recordSecurityEvent | POST /sca/record-event | platform | customerId: Customer | none |
redeemAgentDeviceCode | POST /agents/device-codes/{deviceCode}/redeem | platform | deviceCode: DeviceCode | none |
refreshSession | POST /auth/sessions/{sessionId}/refresh | customer | sessionId: Session | path sessionId |
registerStablecoin | POST /stablecoins | platform |  | none |
rejectAgentAction | POST /agents/{agentId}/actions/{actionId}/reject | opt-in | actionId: AgentAction, agentId: Agent | path agentId | actionId
rejectTransaction | POST /transactions/{transactionId}/reject | platform | transactionId: AnyTransaction | path transactionId | transactionId
replaceDocument | PUT /documents/{documentId} | opt-in | documentId: Document | path documentId | documentId
requestStablecoinEnablement | POST /stablecoins/{stablecoinId}/enablement-request | platform | stablecoinId: Stablecoin | none | stablecoinId
resendQuoteAuthorization | POST /quotes/{quoteId}/authorize/resend | customer | quoteId: Quote | path quoteId |
revealCard | POST /cards/{cardId}/reveal | opt-in | cardId: Card | path cardId |
revokeSession | DELETE /auth/sessions/{sessionId} | customer | sessionId: Session | path sessionId |
sendSandboxFunds | POST /sandbox/send | platform | quoteId: Quote | none |
sendTestWebhook | POST /sandbox/webhooks/test | platform |  | none |
simulateCardAuthorization | POST /sandbox/cards/{cardId}/simulate/authorization | platform | cardId: Card | none |
simulateCardAuthorizationAdvice | POST /sandbox/cards/{cardId}/simulate/authorization_advice | platform | cardId: Card, cardTransactionId: CardTransaction | none |
simulateCardBalanceInquiry | POST /sandbox/cards/{cardId}/simulate/balance_inquiry | platform | cardId: Card | none |
simulateCardClearing | POST /sandbox/cards/{cardId}/simulate/clearing | platform | cardId: Card, cardTransactionId: CardTransaction | none |
simulateCardCreditAuthorization | POST /sandbox/cards/{cardId}/simulate/credit_authorization | platform | cardId: Card | none |
simulateCardCreditAuthorizationAdvice | POST /sandbox/cards/{cardId}/simulate/credit_authorization_advice | platform | cardId: Card | none |
simulateCardFinancialAuthorization | POST /sandbox/cards/{cardId}/simulate/financial_authorization | platform | cardId: Card | none |
simulateCardFinancialCreditAuthorization | POST /sandbox/cards/{cardId}/simulate/financial_credit_authorization | platform | cardId: Card | none |
simulateCardReturn | POST /sandbox/cards/{cardId}/simulate/return | platform | cardId: Card, cardTransactionId: CardTransaction | none |
simulateCardReturnReversal | POST /sandbox/cards/{cardId}/simulate/return_reversal | platform | cardId: Card, cardTransactionId: CardTransaction | none |
startLogin | POST /login | login |  | none |
startScaLogin | POST /sca/login/start | customer | customerId: Customer | caller customerId |
startScaReset | POST /sca/factors/reset | customer | customerId: Customer | caller customerId |
streamEvents | GET /events | customer |  | none |
tokenizeCard | POST /cards/{cardId}/tokenize | opt-in | cardId: Card | path cardId |
transferIn | POST /transfer-in | platform | accountId: InternalAccount | body |
transferOut | POST /transfer-out | platform | accountId: InternalAccount | body |
trustBeneficiary | POST /customers/external-accounts/{externalAccountId}/trust | customer | externalAccountId: ExternalAccount | path externalAccountId |
untrustBeneficiary | POST /customers/external-accounts/{externalAccountId}/untrust | customer | externalAccountId: ExternalAccount | path externalAccountId |
updateAgent | PATCH /agents/{agentId} | opt-in | agentId: Agent | path agentId | agentId
updateAgentPolicy | PATCH /agents/{agentId}/policy | opt-in | agentId: Agent | path agentId | agentId
updateBeneficialOwner | PATCH /beneficial-owners/{beneficialOwnerId} | opt-in | beneficialOwnerId: BeneficialOwner | path beneficialOwnerId | beneficialOwnerId
updateCard | PATCH /cards/{cardId} | customer | cardId: Card | path cardId | cardId
updateCustomer | PATCH /customers/{customerId} | customer | customerId: Customer | path customerId | customerId
updateInternalAccount | PATCH /internal-accounts/{accountId} | customer | accountId: InternalAccount | path accountId | accountId
updatePlatformConfig | PATCH /config | platform |  | none |
verifyCredential | POST /auth/credentials/{credentialId}/verify | login | credentialId: AuthMethod | path credentialId |
verifyEmail | POST /customers/{customerId}/verify-email | opt-in | customerId: Customer | path customerId |
verifyExternalAccount | POST /customers/external-accounts/{externalAccountId}/verify | customer | externalAccountId: ExternalAccount | path externalAccountId | externalAccountId
verifyPhone | POST /customers/{customerId}/verify-phone | opt-in | customerId: Customer | path customerId |
verifyPlatformExternalAccount | POST /platform/external-accounts/{externalAccountId}/verify | platform | externalAccountId: ExternalAccount | none |
`
