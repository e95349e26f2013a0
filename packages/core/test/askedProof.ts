import { createScaProof, type ScaOutcome, type ScaProofOptions, type ScaTask } from '../src/controllers/sca/scaProof.ts'
import { WalletError } from '../src/errors/WalletError.ts'
import { createTestClient } from './createTestClient.ts'

/** A state machine whose service returns what the test puts into it. */
export async function asking(task: Partial<ScaTask['request']> = {}, options: Partial<ScaProofOptions<string>> = {}) {
  const world = await createTestClient()
  const request: ScaTask['request'] = {
    id: 'one',
    factor: 'SMS_OTP',
    otherFactors: ['PASSKEY'],
    purpose: undefined,
    expiresAt: new Date(world.clock.now() + 300_000),
    ...task,
  }
  const same: ScaOutcome<string> = { type: 'next', task: { request } }
  const answers: (ScaOutcome<string> | WalletError)[] = []
  const readings: (ScaOutcome<string> | WalletError)[] = []
  const done: string[] = []
  const codes: unknown[] = []
  const calls = { prove: 0, reread: 0, resend: 0 }
  const take = async (from: (ScaOutcome<string> | WalletError)[]) => {
    const next = from.shift() ?? same
    if (next instanceof WalletError) throw next
    return next
  }
  const machine = createScaProof<string>(world.client, {
    prove: ({ proof }) => {
      calls.prove++
      codes.push(proof)
      return take(answers)
    },
    resend: async ({ task: again }) => {
      calls.resend++
      await take(answers)
      return again
    },
    reread: () => {
      calls.reread++
      return take(readings)
    },
    onDone: (result) => done.push(result),
    onFailed: () => 'show',
    ...options,
  })
  return {
    world,
    machine,
    request,
    answers,
    readings,
    done,
    codes,
    calls,
    state: () => machine.getSnapshot(),
  }
}

type Asking = Awaited<ReturnType<typeof asking>>

/** With a page that gets an event when it wakes up. */
export async function shown(begin: Asking, run: () => Promise<void>): Promise<void> {
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  Object.assign(globalThis, { window, document })
  try {
    begin.machine.begin({ request: begin.request })
    await run()
  } finally {
    begin.machine.destroy()
    Reflect.deleteProperty(globalThis, 'window')
    Reflect.deleteProperty(globalThis, 'document')
  }
}

/** The events of a browser for a page that comes back. */
export const wake = () => {
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('focus'))
}
