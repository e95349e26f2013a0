export * as ScaFactorReset from './ScaFactorReset.tsx'
export { useScaFactorResetContext } from './ScaFactorResetContext.ts'
export { ScaFactorResetSteps } from './ScaFactorResetSteps.tsx'
