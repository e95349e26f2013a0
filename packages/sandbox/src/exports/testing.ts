/**
 * A wallet for tests: the client of a page, a real platform and the sandbox in one process, with a clock and faults.
 *
 * @module
 */
export type { Loss, NetworkFaults } from '../testing/createTestBrowser.ts'
export type { TestClock } from '../testing/createTestClock.ts'
export { type CreateTestWalletOptions, createTestWallet, type TestWallet } from '../testing/createTestWallet.ts'
export {
  type CreateWalletFixtureOptions,
  createWalletFixture,
  type WalletFixture,
} from '../testing/createWalletFixture.ts'
