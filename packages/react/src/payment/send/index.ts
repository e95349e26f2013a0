export { readAmount, writeAmount } from './amountEntry.ts'
export { sendMessages } from './sendMessages.ts'
export { sendSentences } from './sendSentences.ts'
export { useSend } from './useSend.ts'
