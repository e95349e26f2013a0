/**
 * The browser side: a client, the flows of each journey, and the controllers that a screen binds to.
 *
 * @module
 */
export * from './client.ts'
export * from './contact-change.ts'
export * from './credential-list.ts'
export * from './delegated-keys.ts'
export * from './email-otp-login.ts'
export * from './flows.ts'
export * from './funding.ts'
export * from './login.ts'
export * from './oidc-login.ts'
export * from './passkey-login.ts'
export * from './passkey-registration.ts'
export * from './quote-confirmation.ts'
export * from './sca-challenge.ts'
export * from './sca-factor-reset.ts'
export * from './sca-factors.ts'
export * from './sca-sign-in.ts'
export * from './session.ts'
export * from './session-list.ts'
export * from './sms-otp-login.ts'
export * from './totp-enrollment.ts'
export * from './trusted-beneficiaries.ts'
export * from './wallet-data.ts'
export * from './wallet-export.ts'
export * from './wallet-privacy.ts'
