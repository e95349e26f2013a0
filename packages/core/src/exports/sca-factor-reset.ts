export {
  createScaFactorReset,
  type ScaFactorResetController,
  type ScaFactorResetOptions,
} from '../controllers/sca/scaFactorReset.ts'
export type { ScaFactorResetState } from '../controllers/sca/scaFactorResetState.ts'
