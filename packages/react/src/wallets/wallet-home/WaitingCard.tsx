type WaitingCardProps = {
  /** What comes in its place. */
  shape: 'people' | 'rows'
}

/** What stands in the place of a card until it is here: grey rounds and lines in its shape, and as tall as its first row. */
export function WaitingCard({ shape }: WaitingCardProps) {
  const isPeople = shape === 'people'
  return (
    <div className={isPeople ? 'cs-card' : 'cs-card cs-recent'} aria-hidden="true">
      <div className="cs-head cs-skeleton">
        <span />
      </div>
      <div className={isPeople ? 'cs-skeleton cs-people' : 'cs-skeleton'} data-shape={shape}>
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  )
}
