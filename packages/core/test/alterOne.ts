type Leaf = { path: readonly (string | number)[]; value: string | number }

/** Lists the texts and numbers inside a value, with their places. */
function listLeaves(value: unknown, path: Leaf['path'] = []): readonly Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return value === '' ? [] : [{ path, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => listLeaves(inner, [...path, key]))
}

type Parameters = {
  random: () => number
  /** Which places count; by default all. */
  where?: (place: string) => boolean
}

/**
 * Changes one character of one text inside a value, or one number by one, as a relay would that hopes not to be noticed.
 * `place`: where, such as `accountInfo.iban`.
 */
export function alterOne<value>(
  value: value,
  { random, where = () => true }: Parameters,
): { altered: value; place: string } {
  const leaves = listLeaves(value).filter(({ path }) => where(path.join('.')))
  const leaf = leaves[Math.floor(random() * leaves.length)]
  if (!leaf) throw new Error('There is nothing to change')
  const altered = structuredClone(value)
  const parent = leaf.path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], altered)
  const key = leaf.path.at(-1) ?? ''
  ;(parent as Record<string, unknown>)[key] =
    typeof leaf.value === 'number' ? leaf.value + 1 : alter(leaf.value, random)
  return { altered, place: leaf.path.join('.') }
}

function alter(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length)
  const other = text[at] === '7' ? '8' : '7'
  return text.slice(0, at) + other + text.slice(at + 1)
}
