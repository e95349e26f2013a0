/** How often to repeat: the full number in the long run (`pnpm test:long`), fewer where that takes too long. */
export function repetitions(counts: { usual: number; long: number }): number {
  return process.env.COUNTERSIGN_LONG ? counts.long : counts.usual
}
