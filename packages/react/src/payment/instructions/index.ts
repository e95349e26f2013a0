export { labelField } from './describeInstruction.ts'
export {
  CopyNotice,
  Fields,
  Notes,
  Panel,
  PayLink,
  QrCode,
  TransferCode,
  useDescription,
  Ways,
} from './InstructionParts.tsx'
export { InstructionsContextProvider, useInstructions, useInstructionsContext } from './InstructionsContext.ts'
