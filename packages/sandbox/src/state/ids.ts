const wordSalts = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f]

/** An id such as `Quote:<uuid>` in the shape of a UUID version 4. The same seed and number give the same id.
 *
 * None ends like `002`: such an ending orders an outcome, so one that came by chance would fail a customer of no order.
 */
export function createId(type: string, parameters: { seed: string; number: number }): string {
  const text = `${parameters.seed}:${parameters.number}`
  const hex = wordSalts.map((salt) => hash(text, salt).toString(16).padStart(8, '0')).join('')
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4]
  const uuid = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`]
  // Joined to one piece: an id built by a template would be kept as the tree of its parts.
  return [type, ':', uuid.join('-'), '-', hex.slice(20).replace(/00(?=.$)/, 'f0')].join('')
}

/** FNV-1a, then a finalizer that spreads every bit. Not a secret: sandbox ids may be guessed. */
function hash(text: string, salt: number): number {
  let value = 0x811c9dc5 ^ salt
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
