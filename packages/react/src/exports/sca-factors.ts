'use client'

export * as ScaFactors from '../sca/sca-factors/ScaFactors.tsx'
export { ScaFactorsScreen } from '../sca/sca-factors/ScaFactorsScreen.tsx'
export { useScaFactors } from '../sca/sca-factors/useScaFactors.ts'
export { useScaPasskeyRegistration } from '../sca/sca-factors/useScaPasskeyRegistration.ts'
