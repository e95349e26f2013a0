/** A circle with the initials of a name; only for the eye. */
export function Person({ name }: { name: string }) {
  const starts = name.split(/[\s-]+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u) ?? [])
  const initials = [starts[0], starts.length > 1 ? starts.at(-1) : ''].join('')
  return (
    <span className="person" aria-hidden="true">
      {initials.toLocaleUpperCase()}
    </span>
  )
}
