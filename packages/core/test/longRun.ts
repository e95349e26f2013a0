/**
 * How often to repeat, or for which cases: in full in the long run (`pnpm test:long`), fewer where that takes too long.
 */
export function repetitions<count>(counts: { usual: count; long: count }): count {
  return process.env.COUNTERSIGN_LONG ? counts.long : counts.usual
}
