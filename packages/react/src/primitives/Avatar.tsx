export type AvatarProps = {
  /** The name of a person, for the initials. */
  name: string
  /** The account or payee it belongs to: it decides on the tint, so that two people of one name differ. */
  id: string
}

/** A round with the initials of a name, for the eye only: the name stands beside it. */
export function Avatar({ name, id }: AvatarProps) {
  return (
    <span className="cs-avatar" data-tint={tintOf(id)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

/** The first letters of the first and the last word, in any script. A number or an address is no name; a UMA address has its sign. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => !/\d\d/.test(word))
  const starts = words.flatMap((word) => word.match(/[\p{L}\p{N}]/u) ?? [])
  return [starts[0] ?? /^\$/.exec(name), starts.length > 1 ? starts.at(-1) : ''].join('').toLocaleUpperCase()
}

/** One of the eight tints of the style sheet. */
function tintOf(id: string): number {
  let hash = 0
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return hash % 8
}
