export {
  createTotpEnrollment,
  type TotpEnrollmentController,
  type TotpSecret,
} from '../controllers/sca/totpEnrollment.ts'
export type { TotpEnrollmentState } from '../controllers/sca/totpEnrollmentState.ts'
