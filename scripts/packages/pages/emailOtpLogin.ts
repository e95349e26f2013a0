export { createWalletClient } from '@countersign/core/client'
export { EmailOtpLoginScreen } from '@countersign/react/email-otp-login'
export { WalletProvider } from '@countersign/react/provider'
