'use client'

export * as ScaFactorReset from '../sca/sca-factor-reset/ScaFactorReset.tsx'
export { useScaFactorReset } from '../sca/sca-factor-reset/useScaFactorReset.ts'
