import type { PaymentInstruction } from '../../wire/paymentInstructions.ts'

/** Leaves out what the wallet's own key signs: it is not an account that a user could send money to. */
export function withoutOwnWallet(instructions: readonly PaymentInstruction[] = []): readonly PaymentInstruction[] {
  return instructions.filter(({ accountOrWalletInfo }) => accountOrWalletInfo.accountType !== 'EMBEDDED_WALLET')
}

/** Serializes instructions in one order, to compare two readings. Empty without any. */
export function serializeInstructions(instructions: readonly PaymentInstruction[]): string {
  const texts = instructions.map(({ accountOrWalletInfo, instructionsNotes }) =>
    JSON.stringify([Object.entries(accountOrWalletInfo).sort(), instructionsNotes]),
  )
  return texts.sort().join()
}
