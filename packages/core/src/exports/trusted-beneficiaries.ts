export {
  createTrustedBeneficiaries,
  type TrustedBeneficiariesController,
  type TrustedBeneficiariesOptions,
} from '../controllers/sca/trustedBeneficiaries.ts'
export type { TrustChange, TrustedBeneficiariesState } from '../controllers/sca/trustedBeneficiariesState.ts'
