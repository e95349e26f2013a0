type Line = 'text' | 'large' | 'button'

const statement: readonly Line[] = ['large', 'text', 'text', 'text', 'large', 'button']

/** Grey lines in the place of what is still loading; by default, of a statement. */
export function Skeleton({ lines = statement }: { lines?: readonly Line[] }) {
  return (
    <div className="cs-skeleton" aria-hidden="true">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place.
        <span key={at} data-size={line} />
      ))}
    </div>
  )
}
