import type { InboxMessage } from '@countersign/sandbox'
import { useEffect, useId, useState } from 'react'
import type { LiveWorld } from './world/createLiveWorld.ts'
import type { FaultName, PageFaults } from './world/pageNetwork.ts'

const faults: readonly { name: FaultName; title: string; what: string }[] = [
  { name: 'offline', title: 'No network', what: 'Nothing reaches the relay until you switch it back on.' },
  { name: 'loseNext', title: 'Lose the next answer', what: 'The work is done, and the page does not hear of it.' },
  { name: 'wrongCode', title: 'Reject the next code', what: 'Any code is rejected, even the right one.' },
  {
    name: 'tamper',
    title: 'Tamper with the next key',
    what: 'The relay puts in a key of its own. The page must refuse.',
  },
]

const jumps = [
  { label: '+1 min', minutes: 1 },
  { label: '+6 min', minutes: 6 },
  { label: '+1 h', minutes: 60 },
] as const

/** The world behind the screen: codes that were sent, the clock, and faults to order. */
export function Backstage({ world }: { world: LiveWorld }) {
  const id = useId()
  return (
    <aside className="live-backstage" aria-label="Behind the screen">
      <Inbox world={world} />
      <section aria-labelledby={`${id}-clock`}>
        <h3 id={`${id}-clock`}>Clock</h3>
        <div className="live-buttons">
          {jumps.map(({ label, minutes }) => (
            <button key={label} type="button" className="live-button" onClick={() => advance(world, minutes * 60_000)}>
              {label}
            </button>
          ))}
        </div>
      </section>
      <FaultPanel world={world} />
    </aside>
  )
}

/** Time passes for the page, the relay and the service together. */
function advance({ clock, sandbox }: LiveWorld, ms: number): void {
  clock.advance(ms)
  sandbox.clock.catchUp()
}

/** What the world says, looked at twice a second, or at once after `refresh`. */
function useWatched<value>(read: () => value): { value: value; refresh: () => void } {
  const [value, setValue] = useState(read)
  useEffect(() => {
    const timer = setInterval(() => setValue(read), 500)
    return () => clearInterval(timer)
  }, [read])
  return { value, refresh: () => setValue(read) }
}

function Inbox({ world }: { world: LiveWorld }) {
  const id = useId()
  const [read] = useState(() => () => world.sandbox.inbox.messages().toReversed().slice(0, 3))
  const { value: messages } = useWatched(read)
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>Inbox</h3>
      <p className="live-what">
        {world.person.email} · {world.person.phoneNumber}
      </p>
      {messages.length === 0 ? (
        <p className="live-what">No code was sent yet.</p>
      ) : (
        <ul className="live-messages">
          {messages.map((message) => (
            <Message key={`${message.to} ${message.sentAt.getTime()} ${message.code}`} message={message} />
          ))}
        </ul>
      )}
      <p className="live-what">
        Proofs of payments: <code>123456</code>
      </p>
    </section>
  )
}

function Message({ message }: { message: InboxMessage }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => void navigator.clipboard?.writeText(message.code).then(() => setIsCopied(true))
  return (
    <li>
      <code>{message.code}</code> <span>{message.channel === 'sms' ? 'text message' : 'email'}</span>{' '}
      <button type="button" className="live-button" onClick={copy}>
        {isCopied ? 'Copied' : 'Copy'}
        <span className="live-hidden"> the code {message.code}</span>
      </button>
    </li>
  )
}

function FaultPanel({ world }: { world: LiveWorld }) {
  const id = useId()
  const [read] = useState(() => () => JSON.stringify(world.faults))
  const { value, refresh } = useWatched(read)
  const ordered: PageFaults = JSON.parse(value)
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>Break something</h3>
      {faults.map(({ name, title, what }) => (
        <label key={name} className="live-fault">
          <input
            type="checkbox"
            checked={ordered[name]}
            onChange={({ target }) => {
              world.faults[name] = target.checked
              refresh()
            }}
          />
          <span>
            {title}
            <small>{what}</small>
          </span>
        </label>
      ))}
    </section>
  )
}
