export { createTotpEnroll, type TotpEnrollController, type TotpSecret } from '../controllers/sca/totpEnrollment.ts'
export type { TotpEnrollState } from '../controllers/sca/totpEnrollmentState.ts'
