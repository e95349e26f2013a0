/** Keeps the place of a list that is still being read. */
export function LoadingRows({ count, label }: { count: number; label: string }) {
  return (
    <div className="rows" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        // Nothing tells one empty line from another.
        <div key={String(index)} className="row" aria-hidden="true">
          <span className="bone" data-size="person" />
          <span className="row-main">
            <span className="bone" data-size="title" />
            <span className="bone" data-size="note" />
          </span>
        </div>
      ))}
    </div>
  )
}
