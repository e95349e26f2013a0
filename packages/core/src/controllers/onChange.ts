import type { WalletClient } from '../createWalletClient.ts'
import type { ChangedKind } from '../wire/events.ts'

/** Live events that concern something: of one kind, and about one thing where it has an id. */
export type ChangedBy = { readonly kind: ChangedKind; readonly id?: string | undefined }

/** Calls back when the platform reports such a change. The returned function ends it. `undefined`: the client has no live events. */
export function onChange(
  { events }: WalletClient,
  { kind, id }: ChangedBy,
  callback: () => void,
): (() => void) | undefined {
  return events?.subscribe((change) => {
    const isAbout = change.kind === kind && (id === undefined || change.id === id)
    if (isAbout || change.kind === 'everything') callback()
  })
}
