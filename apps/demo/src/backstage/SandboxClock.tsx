const timeFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' })
const minute = 60
const day = 24 * 60 * minute
const steps = [
  ['+1 min', minute],
  ['+5 min', 5 * minute],
  ['+15 min', 15 * minute],
  ['+1 day', day],
  ['+180 days', 180 * day],
] as const

/** The time that the service believes in. It can only move forward. */
export function SandboxClock({ now, advance }: { now: string | undefined; advance: (seconds: number) => void }) {
  return (
    <section className="backstage-section" aria-labelledby="clock-heading">
      <h3 id="clock-heading">Sandbox clock</h3>
      <p className="clock-now">
        {now === undefined ? '…' : <time dateTime={now}>{timeFormat.format(new Date(now))}</time>}
      </p>
      <div className="clock-steps">
        {steps.map(([label, seconds]) => (
          <button key={label} type="button" className="small-button" onClick={() => advance(seconds)}>
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}
