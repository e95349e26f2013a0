/** Grey lines in the place of a statement that is still loading. */
export function Skeleton() {
  return (
    <div className="cs-skeleton" aria-hidden="true">
      <span data-size="large" />
      <span />
      <span />
      <span />
      <span data-size="large" />
      <span data-size="button" />
    </div>
  )
}
