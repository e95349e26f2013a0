export {
  createScaFactors,
  type ScaFactorChange,
  type ScaFactorsController,
} from '../controllers/sca/scaFactors.ts'
export {
  createScaPasskeyRegistration,
  type ScaPasskeyRegistrationController,
  type ScaPasskeyRegistrationState,
} from '../controllers/sca/scaPasskeyRegistration.ts'
