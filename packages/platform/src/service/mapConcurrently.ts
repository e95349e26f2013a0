/** How many calls one lookup may have under way at the same time, so that one customer cannot occupy the service. */
const mostAtOnce = 4

/** Maps items with calls to the service, a few at a time. After the first failure no further call starts. */
export async function mapConcurrently<item, result>(
  items: readonly item[],
  work: (item: item) => Promise<result>,
): Promise<result[]> {
  const results: result[] = []
  const queue = iterate(items)
  async function run() {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: mostAtOnce }, run))
  return results
}

/** A generator, because a loop that throws closes it for all loops that share it. */
function* iterate<item>(items: readonly item[]) {
  yield* items.entries()
}
