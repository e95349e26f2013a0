export { createWalletPrivacy } from '../controllers/settings/walletPrivacy.ts'
