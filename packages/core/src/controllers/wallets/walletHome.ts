export {
  describeHome,
  type WaitingPayment,
  type WalletHomeContent,
  type WalletHomeReadings,
} from '../../flows/wallets/walletHome.ts'
