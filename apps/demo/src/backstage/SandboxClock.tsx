const timeFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' })
const steps = [1, 5, 15] as const

/** The time that the service believes in. It can only move forward. */
export function SandboxClock({ now, advance }: { now: string | undefined; advance: (seconds: number) => void }) {
  return (
    <section className="backstage-section" aria-labelledby="clock-heading">
      <h3 id="clock-heading">Sandbox clock</h3>
      <p className="clock-now">
        {now === undefined ? '…' : <time dateTime={now}>{timeFormat.format(new Date(now))}</time>}
      </p>
      <div className="clock-steps">
        {steps.map((minutes) => (
          <button key={minutes} type="button" className="small-button" onClick={() => advance(minutes * 60)}>
            {`+${minutes} min`}
          </button>
        ))}
      </div>
    </section>
  )
}
