/** One demo for each worker: a sandbox has one clock and a relay one set of faults, so they cannot be shared. */
export const ports = [4170, 4180, 4190, 4200] as const
