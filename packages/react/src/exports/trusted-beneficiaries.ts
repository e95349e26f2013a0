'use client'

export * as TrustedBeneficiaries from '../sca/trusted-beneficiaries/TrustedBeneficiaries.tsx'
export { TrustedBeneficiariesScreen } from '../sca/trusted-beneficiaries/TrustedBeneficiariesScreen.tsx'
export { useTrustedBeneficiaries } from '../sca/trusted-beneficiaries/useTrustedBeneficiaries.ts'
