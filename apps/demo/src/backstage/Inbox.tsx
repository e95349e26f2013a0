import { CopyButton } from '../shell/CopyButton.tsx'
import type { InboxMessage } from './backstageApi.ts'

const shown = 3

/** The newest code for each address, newest first; an older one no longer works. */
export function Inbox({ messages, now }: { messages: readonly InboxMessage[] | undefined; now: string | undefined }) {
  const newest = messages?.filter(({ to }, index) => messages.findIndex((other) => other.to === to) === index)
  return (
    <section className="backstage-section" aria-labelledby="inbox-heading">
      <h3 id="inbox-heading">Inbox</h3>
      {newest?.length ? (
        <ul className="inbox" aria-label="Messages">
          {newest.slice(0, shown).map((message) => (
            <Message key={`${message.to} ${message.sentAt}`} message={message} now={now} />
          ))}
        </ul>
      ) : (
        <p className="backstage-quiet">No mail yet. Ask for a code in the wallet and it arrives here.</p>
      )}
    </section>
  )
}

function Message({ message, now }: { message: InboxMessage; now: string | undefined }) {
  const { to, code, sentAt } = message
  return (
    <li>
      <p className="inbox-line">
        <bdi>{to}</bdi> <time dateTime={sentAt}>{describeAge(sentAt, now)}</time>
      </p>
      <p className="inbox-code">
        <span>{code}</span>
        <CopyButton text={code} what={`code ${code}`} />
      </p>
    </li>
  )
}

function describeAge(sentAt: string, now: string | undefined): string {
  const seconds = now === undefined ? 0 : Math.max(0, Math.round((Date.parse(now) - Date.parse(sentAt)) / 1000))
  return seconds < 60 ? 'just now' : `${Math.floor(seconds / 60)} min ago`
}
