/**
 * One demo for each worker: a sandbox has one clock and a relay one set of faults, so they cannot be shared. Not 4190:
 * `fetch` refuses it (Fetch §2.9, port blocking), so the sandbox's events would never reach the platform.
 */
export const ports = [4370, 4380] as const
