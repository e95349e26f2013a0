import type { CreateWalletClientOptions, WalletClient } from '@countersign/core'
import type { TestWorld } from './createTestClient.ts'
import { restingTurn } from './testClock.ts'

/** A tab with a page around it: one that can be used, hidden and put to sleep. */
export type TestPage = {
  client: WalletClient
  /** The user does something on the page. */
  touch(): void
  /** Any other event of its window. */
  dispatch(type: string): void
  /** Another tab is in front of it. */
  hide(hidden: boolean): void
}

/** Opens a tab with a page of its own and reads what the browser stores. */
export async function openPage(world: TestWorld, options?: Partial<CreateWalletClientOptions>): Promise<TestPage> {
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  Object.assign(globalThis, { window, document })
  const client = world.openTab(options)
  try {
    await client.sessions.restore()
  } finally {
    Reflect.deleteProperty(globalThis, 'window')
    Reflect.deleteProperty(globalThis, 'document')
  }
  return {
    client,
    touch: () => void window.dispatchEvent(new Event('pointerdown')),
    dispatch: (type) => void window.dispatchEvent(new Event(type)),
    hide: (hidden) => {
      document.visibilityState = hidden ? 'hidden' : 'visible'
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

/** Lets everything continue that waits only for the event loop and for cryptography. */
export async function turns(count = 20): Promise<void> {
  for (let done = 0; done < count; done++) await restingTurn()
}
