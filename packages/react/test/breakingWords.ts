import type { Messages } from '../src/exports/index.ts'
import { takeComplaints } from './consoleGuard.ts'

export type Journey = keyof Messages

/** The message of an error. It may appear in the page's own console and nowhere else. */
export const quotedSecret = 'the code 123456 of ada@example.com'

/** Words of the page that note who reads them, and throw where they are broken. */
export function createBreakingWords() {
  const read = new Set<Journey>()
  return {
    read,
    /** A new object, so that every part reads its words again. `broken`: the journey whose words throw. */
    messages: (broken?: Journey): Messages =>
      wordsFor((journey) => {
        if (journey !== 'errors')
          return wordsFor(() => {
            read.add(journey)
            if (journey === broken) throw new TypeError(quotedSecret)
          })
        read.add(journey)
        return broken === 'errors' ? throwingSentences : undefined
      }),
  }
}

/** An object whose every name is answered by `find`. */
function wordsFor(find: (name: Journey) => unknown): Messages {
  return new Proxy(
    {},
    {
      get: (_target, name) => (typeof name === 'string' ? find(name as Journey) : undefined),
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: undefined }),
    },
  )
}

const throwingSentences = {
  get RATE_LIMITED(): string {
    throw new TypeError(quotedSecret)
  },
}

type Hooks = { beforeEach: (setUp: () => void) => void; afterEach: (tearDown: () => void) => void }

/** For tests in which parts throw: React says on the console what a boundary has caught, and React 18 at the window. */
export function expectReactToComplain({ beforeEach, afterEach }: Hooks): void {
  const swallow = (event: ErrorEvent) => event.preventDefault()
  beforeEach(() => window.addEventListener('error', swallow))
  afterEach(() => {
    window.removeEventListener('error', swallow)
    takeComplaints()
  })
}
