import { BroadcastChannel } from 'node:worker_threads'
import { type PoolOptions, type PoolRunnerInitializer, type PoolWorker, ThreadsPoolWorker } from 'vitest/node'
import { hangChannel } from './hangChannel.ts'

/**
 * A pool whose thread outlives a run. Stryker starts Vitest's run once for each mutant, and Vitest's own pools load every
 * module again for each run, which takes ten times as long as the tests.
 *
 * The thread is replaced when what it loaded may not be used again: before and after a mutant of code that runs while a
 * module loads, after the run that measures coverage, after a run in which a test hung, and from time to time.
 */
export function createWarmPool(settings: { mostRuns: number }): PoolRunnerInitializer {
  const name = 'warm'
  let kept: ThreadsPoolWorker | undefined
  let runs = 0
  let hung = false
  const hangs = new BroadcastChannel(hangChannel)
  hangs.onmessage = () => {
    hung = true
  }
  hangs.unref()

  const drop = async () => {
    const worker = kept
    kept = undefined
    hung = false
    await worker?.stop()
  }

  return { name, createPoolWorker }

  function createPoolWorker(options: PoolOptions): PoolWorker {
    const { mode, mutantActivation } = options.project.getProvidedContext() as Record<string, unknown>
    const needsOwn = mode !== 'mutant' || mutantActivation === 'static'
    const listeners: [event: string, listener: (value: unknown) => void][] = []
    let worker: ThreadsPoolWorker
    let isFinished = false

    const noteEnd = (message: unknown) => {
      if (endsRun(message)) isFinished = true
    }
    return {
      name,
      start: async () => {
        if (needsOwn || runs >= settings.mostRuns) await drop()
        runs = kept ? runs + 1 : 1
        if (!kept) {
          kept = new ThreadsPoolWorker(options)
          await kept.start()
        }
        worker = kept
        worker.on('message', noteEnd)
        listeners.push(['message', noteEnd])
      },
      // Only this run ends: its listeners go, and the thread stays.
      stop: async () => {
        if (needsOwn || hung || !isFinished) return drop()
        for (const [event, listener] of listeners) worker.off(event, listener)
      },
      send: (request) => {
        if (request.type !== 'stop') return worker.send(request)
        for (const [event, listener] of listeners)
          if (event === 'message') listener({ type: 'stopped', __vitest_worker_response__: true })
      },
      on: (event, listener) => {
        listeners.push([event, listener])
        worker.on(event, listener)
      },
      off: (event, listener) => worker.off(event, listener),
      deserialize: (data) => data,
    }
  }
}

function endsRun(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'testfileFinished'
}
