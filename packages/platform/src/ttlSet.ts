/** A set whose members expire. */
export type TtlSet = {
  readonly has: (name: string) => boolean
  readonly add: (name: string) => void
}

/** How many names are kept at most, and how many of the oldest are dropped beyond it: finding the first takes a while. */
const [mostNames, droppedAtOnce] = [10_000, 100]

/** Creates a set whose members expire after `lifetimeMs`, and earlier when there are too many. */
export function createTtlSet({ now, lifetimeMs }: { now: () => number; lifetimeMs: number }): TtlSet {
  const endByName = new Map<string, number>()
  return {
    has: (name) => (endByName.get(name) ?? 0) > now(),
    add: (name) => {
      // Deleted first, so that the order of the map stays the order of age.
      endByName.delete(name)
      endByName.set(name, now() + lifetimeMs)
      if (endByName.size <= mostNames) return
      for (const oldest of endByName.keys()) {
        if (endByName.size <= mostNames - droppedAtOnce) break
        endByName.delete(oldest)
      }
    },
  }
}
