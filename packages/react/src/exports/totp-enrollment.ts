'use client'

export * as TotpEnrollment from '../sca/totp-enrollment/TotpEnrollment.tsx'
export { TotpEnrollmentScreen } from '../sca/totp-enrollment/TotpEnrollmentScreen.tsx'
export { useTotpEnrollment } from '../sca/totp-enrollment/useTotpEnrollment.ts'
