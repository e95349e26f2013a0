import type { WalletClient } from '../createWalletClient.ts'
import { countDown } from '../time/deviceTime.ts'
import { createDeadline } from './deadline.ts'
import type { WatchedAccount } from './watchAccount.ts'

/** Something secret that a controller hands out for a short time, and that is in no state. */
export type TemporarySecret<secret> = {
  /** Keeps it, and replaces the one before. Returns when it will be forgotten, on the device's clock. */
  hold(secret: secret, terms: { forMs: number; account: WatchedAccount }): number
  /** Ends it if its time is over or another account is signed in. Call it once the state says that it is there. */
  watch(): void
  read(): secret | undefined
  forget(): void
  /** Returns the milliseconds until it is forgotten; 0 when nothing is kept. */
  timeLeftMs(): number
}

/** `onOver`: it was forgotten because its time is over, or because the account is no longer signed in. */
export function createTemporarySecret<secret>(
  client: WalletClient,
  { onOver }: { onOver: () => void },
): TemporarySecret<secret> {
  const { clock, serverTime } = client.transport
  // It runs on the device's clocks: neither the time a relay states nor a clock that is set back may prolong it.
  let held: { secret: secret; leftMs: () => number; account: WatchedAccount } | undefined
  let stopWatching = () => {}
  const deadline = createDeadline({
    clock,
    serverTime,
    readTimeLeftMs: () => held?.leftMs(),
    onOver: end,
  })

  function forget(): void {
    held = undefined
    stopWatching()
    deadline.stop()
  }

  function end(): void {
    forget()
    onOver()
  }

  return {
    hold: (secret, { forMs, account }) => {
      forget()
      held = { secret, leftMs: countDown(clock, forMs), account }
      stopWatching = account.onChange(end)
      return clock.now() + forMs
    },
    watch: () => {
      if (held?.account.hasChanged()) end()
      else if (held) deadline.watch()
    },
    read: () => held?.secret,
    forget,
    timeLeftMs: deadline.timeLeftMs,
  }
}
