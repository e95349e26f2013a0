import type { ReaderState, WalletError } from '@countersign/core'

/** Something read from the platform, as a page shows it. What was read before stays while it is read again. */
export type Read<value> = {
  value: value | undefined
  error: WalletError | undefined
  loading: boolean
  refresh(): void
}

type Reading<content> = { state: ReaderState<content>; isBusy: boolean }

/** Returns a part of what was read. `refresh`: reads it again, and what belongs to it. */
export function toRead<content, value>(
  { state, isBusy }: Reading<content>,
  refresh: () => void,
  pick: (content: content) => value,
): Read<value> {
  const { content, error } = state
  return { value: content === undefined ? undefined : pick(content), error, loading: isBusy, refresh }
}
