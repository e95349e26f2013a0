/** A circle with the initials of a name; only for the eye. */
export function Person({ name }: { name: string }) {
  const words = name.split(/[\s-]+/).filter(Boolean)
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => (word ? [...word][0] : ''))
    .join('')
  return (
    <span className="person" aria-hidden="true">
      {initials.toLocaleUpperCase()}
    </span>
  )
}
