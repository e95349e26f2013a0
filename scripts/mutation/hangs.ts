import { performance } from 'node:perf_hooks'
import { BroadcastChannel } from 'node:worker_threads'
import { type RunnerTestCase, TestRunner } from 'vitest'
import { hangChannel } from './hangChannel.ts'

// As they were before a test replaces them.
const { setInterval, clearInterval } = globalThis

const unhandled = ['unhandledRejection', 'uncaughtException']

/**
 * Fails a test that waits for something that never happens. The time in which its thread has nothing to do is what
 * counts, because on a machine that is busy with other work an honest test takes minutes.
 *
 * Also fails a test during which an error is not handled. Vitest reports that outside of its tests, and Stryker then
 * counts the mutant as neither killed nor survived.
 */
export default class HangDetector extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const mostIdleMs = Number(this.injectValue('mostIdleMs'))
    const end = Promise.withResolvers<never>()
    let last = performance.eventLoopUtilization()
    let idleMs = 0
    const watch = setInterval(() => {
      const now = performance.eventLoopUtilization()
      const { idle, utilization } = performance.eventLoopUtilization(now, last)
      last = now
      idleMs = utilization < 0.05 ? idleMs + idle : 0
      if (idleMs < mostIdleMs) return
      reportHang()
      end.reject(new Error('The test waits for something that does not happen'))
    }, mostIdleMs / 8)
    const fail = (reason: unknown) => end.reject(reason)
    for (const event of unhandled) process.on(event, fail)
    const run = TestRunner.getTestFn(test)
    try {
      await Promise.race([run(), end.promise])
    } finally {
      for (const event of unhandled) process.off(event, fail)
      clearInterval(watch)
    }
  }
}

function reportHang(): void {
  const channel = new BroadcastChannel(hangChannel)
  channel.postMessage('hang')
  channel.close()
}
