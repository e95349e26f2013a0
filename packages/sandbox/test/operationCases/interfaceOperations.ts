/**
 * The operations that the interface describes, one a line: method, path, and the statuses of its documented refusals besides
 * 401 and 500, which apply everywhere. For five operations the interface documents no refusals.
 */
export const interfaceOperations = `
GET /config
PATCH /config 400 501
GET /exchange-rates 400
GET /discoveries 400
GET /receiver/uma/{receiverUmaAddress} 400 404 412 424
GET /receiver/external-account/{accountId} 400 404 412 424
POST /crypto/estimate-withdrawal-fee 400 404
POST /invitations 400
GET /invitations/{invitationCode} 404
POST /invitations/{invitationCode}/claim 400 404
POST /invitations/{invitationCode}/cancel 400 403 404
GET /uma-providers
GET /vasps 400
POST /tokens 400
GET /tokens 400
GET /tokens/{tokenId} 404
DELETE /tokens/{tokenId} 400 404
POST /customers 400 405 409 501
GET /customers 400 405
GET /customers/{customerId} 404
PATCH /customers/{customerId} 400 404 409 424
DELETE /customers/{customerId} 404 410
GET /customers/end-user-terms
POST /customers/{customerId}/kyc-link 400 404 409
POST /customers/{customerId}/verify-email 404 409
POST /customers/{customerId}/verify-email/confirm 400 404 409
POST /customers/{customerId}/verify-phone 404 409
POST /customers/{customerId}/verify-phone/confirm 400 404 409
POST /beneficial-owners 400 404
GET /beneficial-owners 400
GET /beneficial-owners/{beneficialOwnerId} 404
PATCH /beneficial-owners/{beneficialOwnerId} 400 404
POST /documents 400 404
GET /documents 400
GET /documents/{documentId} 404
PUT /documents/{documentId} 400 404
DELETE /documents/{documentId} 404 409
POST /verifications 400 404
GET /verifications 400
GET /verifications/{verificationId} 404
POST /customers/bulk/csv
GET /customers/bulk/jobs/{jobId} 404
POST /customers/external-accounts/{externalAccountId}/trust 400 404 409
POST /customers/external-accounts/{externalAccountId}/trust/confirm 400 404 409
POST /customers/external-accounts/{externalAccountId}/untrust 400 404 409
POST /customers/external-accounts/{externalAccountId}/untrust/confirm 400 404 409
GET /customers/internal-accounts 400
GET /platform/internal-accounts 400
GET /customers/external-accounts 400
POST /customers/external-accounts 400 409
GET /customers/external-accounts/{externalAccountId} 404
DELETE /customers/external-accounts/{externalAccountId} 404 409
POST /customers/external-accounts/{externalAccountId}/challenge 400 404 409
POST /customers/external-accounts/{externalAccountId}/verify 400 404 409
GET /platform/external-accounts 400
POST /platform/external-accounts 400 409
GET /platform/external-accounts/{externalAccountId} 404
DELETE /platform/external-accounts/{externalAccountId} 404
POST /platform/external-accounts/{externalAccountId}/challenge 400 404 409
POST /platform/external-accounts/{externalAccountId}/verify 400 404 409
PATCH /internal-accounts/{id} 400 404
POST /internal-accounts/{id}/export 400 404
POST /auth/credentials 400 404
GET /auth/credentials 400
DELETE /auth/credentials/{id} 400 404
POST /auth/credentials/{id}/verify 400 404 429
POST /auth/credentials/{id}/challenge 400 404 429
GET /auth/sessions 400
DELETE /auth/sessions/{id} 400 404
POST /auth/sessions/{id}/refresh 400 404
POST /auth/delegated-keys 400 404 409
GET /auth/delegated-keys 400
GET /auth/delegated-keys/{id} 404
DELETE /auth/delegated-keys/{id} 400 404
GET /sca/factors 404 409
POST /sca/factors 400 404 409
POST /sca/factors/confirm 400 404 409
DELETE /sca/factors/{credentialId} 404 409
POST /sca/login/start 400 404 409
POST /sca/login/complete 400 404 409 423
POST /sca/record-event 400 404 409 423
POST /sca/factors/reset 400 404 409 429
GET /sca/factors/reset/{resetId} 404 409
POST /sca/factors/reset/{resetId}/complete 400 404 409
POST /transfer-in 400 404
POST /transfer-out 400 404 429
GET /quotes/{quoteId} 404
POST /quotes 400 403 412 424 429 501
POST /quotes/{quoteId}/execute 400 403 404 409 429
POST /quotes/{quoteId}/authorize 400 404 409 423 429
POST /quotes/{quoteId}/authorize/resend 404 409 429
GET /transactions 400
GET /transactions/{transactionId} 404
POST /transactions/{transactionId}/confirm 400 404
POST /transactions/{transactionId}/approve 400 404 409
POST /transactions/{transactionId}/reject 400 404 409
POST /transactions/{transactionId}/cancel 400 404 409
POST /cards 400 501
GET /cards 400 501
GET /cards/{id} 404 501
PATCH /cards/{id} 400 404 409 501
POST /cards/{id}/reveal 403 404 501
POST /agents 400
GET /agents 400
GET /agents/approvals 400
GET /agents/me
GET /agents/{agentId} 404
PATCH /agents/{agentId} 400 404
DELETE /agents/{agentId} 404
PATCH /agents/{agentId}/policy 400 404
POST /agents/{agentId}/device-codes 400 404 409
POST /agents/{agentId}/actions/{actionId}/approve 400 404 409
POST /agents/{agentId}/actions/{actionId}/reject 400 404 409
GET /agents/device-codes/{code}/status 404
POST /agents/device-codes/{code}/redeem 400 404
GET /agents/me/transactions 400
GET /agents/me/transactions/{transactionId} 404
POST /agents/me/quotes 400 403 412 424
GET /agents/me/quotes/{quoteId} 404
POST /agents/me/quotes/{quoteId}/execute 400 403 404 409
GET /agents/me/actions
GET /agents/me/actions/{actionId} 404
POST /agents/me/transfer-in 400 403 404
POST /agents/me/transfer-out 400 403 404
GET /agents/me/internal-accounts
GET /agents/me/external-accounts 400
POST /agents/me/external-accounts 400 409
GET /agents/me/external-accounts/{externalAccountId} 404
DELETE /agents/me/external-accounts/{externalAccountId} 404
POST /stablecoins 400 404 409
GET /stablecoins 400
GET /stablecoins/{stablecoinId} 404
POST /stablecoins/{stablecoinId}/mints 400 404 409 503
POST /stablecoins/{stablecoinId}/burns 400 404 409 503
GET /stablecoins/{stablecoinId}/operations 404
GET /stablecoin-operations/{stablecoinOperationId} 404
POST /stablecoin-provider-accounts 400 409
GET /stablecoin-provider-accounts 400
GET /stablecoin-provider-accounts/{stablecoinProviderAccountId} 404
POST /sandbox/webhooks/test 400
POST /sandbox/send 400 403 404
POST /sandbox/uma/receive 400 403 404
POST /sandbox/internal-accounts/{accountId}/fund 400 403 404
POST /sandbox/cards/{id}/simulate/authorization 400 403 404
POST /sandbox/cards/{id}/simulate/clearing 400 403 404
POST /sandbox/cards/{id}/simulate/return 400 403 404
POST /sandbox/cards/{id}/simulate/balance_inquiry 400 403 404
POST /sandbox/cards/{id}/simulate/credit_authorization 400 403 404
POST /sandbox/cards/{id}/simulate/financial_authorization 400 403 404
POST /sandbox/cards/{id}/simulate/financial_credit_authorization 400 403 404
POST /sandbox/cards/{id}/simulate/authorization_advice 400 403 404
POST /sandbox/cards/{id}/simulate/credit_authorization_advice 400 403 404
POST /sandbox/cards/{id}/simulate/return_reversal 400 403 404
GET /internal-accounts
GET /internal-accounts/{id}/balance-changes
POST /internal-accounts/{id}/confirm-statement
GET /customers/agreements
POST /cards/{id}/tokenize
`
