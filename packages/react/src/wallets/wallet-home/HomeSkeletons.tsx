type BonesProps = {
  /** What comes in its place. */
  shape: 'people' | 'rows'
}

const counts = { people: [1, 2, 3, 4], rows: [1, 2, 3] } as const

/** Grey rounds and lines in the shape, and as tall as the first row, of what is still being read. */
export function Bones({ shape }: BonesProps) {
  return (
    <div className="cs-skeleton" data-shape={shape} aria-hidden="true">
      {counts[shape].map((key) => (
        <span key={key} />
      ))}
    </div>
  )
}

/** What stands in the place of a card until it is here. */
export function WaitingCard({ shape }: BonesProps) {
  return (
    <div className={shape === 'rows' ? 'cs-card cs-recent' : 'cs-card'}>
      <div className="cs-head cs-skeleton" aria-hidden="true">
        <span />
      </div>
      <Bones shape={shape} />
    </div>
  )
}
