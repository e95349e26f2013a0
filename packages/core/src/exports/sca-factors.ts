export {
  createScaFactors,
  type ScaFactorChange,
  type ScaFactorsController,
} from '../controllers/sca/scaFactors.ts'
export {
  createScaPasskeyEnroll,
  type ScaPasskeyEnrollController,
  type ScaPasskeyEnrollState,
} from '../controllers/sca/scaPasskeyRegistration.ts'
