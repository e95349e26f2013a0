/** Up to this length a list takes no more room than its items. */
const shortList = 16

/**
 * Adds an item, which is not a list itself, to a list of which there are many, most of them short: a list that grows by
 * `push` keeps room for more.
 */
export function append<item extends object | string | number>(list: item[], item: item): item[] {
  if (list.length < shortList) return list.concat(item)
  list.push(item)
  return list
}
