import { operations } from '@countersign/core/wire'
import * as agents from './areas/agents/routes/agents.ts'
import * as agentApprovals from './areas/agents/routes/approvals.ts'
import * as agentDeviceCodes from './areas/agents/routes/deviceCodes.ts'
import * as agentAccounts from './areas/agents/routes/ownAccounts.ts'
import * as agentQuotes from './areas/agents/routes/ownQuotes.ts'
import * as agentTransfers from './areas/agents/routes/ownTransfers.ts'
import * as cards from './areas/cards/routes/cards.ts'
import * as cardCreation from './areas/cards/routes/createCard.ts'
import * as cardReveal from './areas/cards/routes/revealCard.ts'
import * as cardSimulations from './areas/cards/routes/simulations.ts'
import * as cardChanges from './areas/cards/routes/updateCard.ts'
import * as credentialChallenges from './areas/credentials/routes/challengeCredential.ts'
import * as credentialCreation from './areas/credentials/routes/createCredential.ts'
import * as credentials from './areas/credentials/routes/credentials.ts'
import * as delegatedKeys from './areas/credentials/routes/delegatedKeys.ts'
import * as walletExport from './areas/credentials/routes/exportWallet.ts'
import * as sessions from './areas/credentials/routes/sessions.ts'
import * as credentialVerification from './areas/credentials/routes/verifyCredential.ts'
import * as agreements from './areas/customers/routes/agreements.ts'
import * as contactVerification from './areas/customers/routes/contactVerification.ts'
import * as customers from './areas/customers/routes/customers.ts'
import * as documents from './areas/customers/routes/documents.ts'
import * as customerImports from './areas/customers/routes/imports.ts'
import * as kycLinks from './areas/customers/routes/kycLink.ts'
import * as beneficialOwners from './areas/customers/routes/owners.ts'
import * as customerChanges from './areas/customers/routes/updateCustomer.ts'
import * as verifications from './areas/customers/routes/verifications.ts'
import * as externalAccounts from './areas/payees/routes/externalAccounts.ts'
import { payeeRoutes } from './areas/payees/routes/payeeRoutes.ts'
import * as trustedPayees from './areas/payees/routes/trust.ts'
import * as quoteAuthorization from './areas/payments/routes/authorizeQuote.ts'
import * as quoteCreation from './areas/payments/routes/createQuote.ts'
import * as exchangeRates from './areas/payments/routes/exchangeRates.ts'
import * as quoteExecution from './areas/payments/routes/executeQuote.ts'
import * as quotes from './areas/payments/routes/getQuote.ts'
import * as internalAccounts from './areas/payments/routes/internalAccounts.ts'
import * as sandboxUma from './areas/payments/routes/receiveSandboxUma.ts'
import * as sandboxFunds from './areas/payments/routes/sendSandboxFunds.ts'
import * as transactionDecisions from './areas/payments/routes/transactionDecisions.ts'
import * as transactions from './areas/payments/routes/transactions.ts'
import * as transfers from './areas/payments/routes/transfers.ts'
import * as platformConfig from './areas/platform/routes/platformConfig.ts'
import * as tokens from './areas/platform/routes/tokens.ts'
import * as scaFactors from './areas/sca/routes/factors.ts'
import * as scaLogin from './areas/sca/routes/login.ts'
import * as securityEvents from './areas/sca/routes/recordSecurityEvent.ts'
import * as scaResets from './areas/sca/routes/resets.ts'
import * as stablecoinOperations from './areas/stablecoins/routes/operations.ts'
import * as providerAccounts from './areas/stablecoins/routes/providerAccounts.ts'
import * as stablecoins from './areas/stablecoins/routes/stablecoins.ts'
import * as testWebhooks from './areas/webhooks/routes/sendTestWebhook.ts'
import type { Route } from './context.ts'
import type { SandboxOperation } from './sandbox.ts'

type Routes = { readonly [name in SandboxOperation]: Route<name> }

/** What the files of routes export. An operation of the service without a route does not compile. */
const exported: Routes = {
  ...agentAccounts,
  ...agentApprovals,
  ...agentDeviceCodes,
  ...agentQuotes,
  ...agentTransfers,
  ...agents,
  ...agreements,
  ...beneficialOwners,
  ...cardChanges,
  ...cardCreation,
  ...cardReveal,
  ...cardSimulations,
  ...cards,
  ...contactVerification,
  ...credentialChallenges,
  ...credentialCreation,
  ...credentialVerification,
  ...credentials,
  ...customerChanges,
  ...customerImports,
  ...customers,
  ...delegatedKeys,
  ...documents,
  ...exchangeRates,
  ...externalAccounts,
  ...internalAccounts,
  ...kycLinks,
  ...payeeRoutes,
  ...platformConfig,
  ...providerAccounts,
  ...quoteAuthorization,
  ...quoteCreation,
  ...quoteExecution,
  ...quotes,
  ...sandboxFunds,
  ...sandboxUma,
  ...scaFactors,
  ...scaLogin,
  ...scaResets,
  ...securityEvents,
  ...sessions,
  ...stablecoinOperations,
  ...stablecoins,
  ...testWebhooks,
  ...tokens,
  ...transactionDecisions,
  ...transactions,
  ...transfers,
  ...trustedPayees,
  ...verifications,
  ...walletExport,
}

/** One route for every operation of the service, by its name. What else those files export is not called by any request. */
export const routes = Object.fromEntries(
  Object.entries(exported)
    .filter(([name]) => Object.hasOwn(operations, name))
    .sort(([one], [other]) => (one < other ? -1 : 1)),
) as Routes
