import type { ErrorMessages } from './ErrorMessages.ts'

/** Sentences about errors that load once a screen stands: nothing can have failed before that. */
export type LaterSentences = {
  /** Returns them, or `undefined` until they are here. */
  get(): ErrorMessages | undefined
  /** Calls `listener` when they are here. Also starts to load them, again if they did not arrive. */
  subscribe(listener: () => void): () => void
}

/** What is said about any error where not even the sentences could be loaded. */
const unloaded: ErrorMessages = { none: 'We can’t connect. Check your connection and try again.' }

/** Defines sentences that load later. */
// @__NO_SIDE_EFFECTS__
export function loadSentences(load: () => Promise<ErrorMessages>): LaterSentences {
  let sentences: ErrorMessages | undefined
  const listeners = new Set<() => void>()
  const arrive = (next: ErrorMessages) => {
    sentences = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => sentences,
    subscribe: (listener) => {
      listeners.add(listener)
      if (!sentences || sentences === unloaded) load().then(arrive, () => arrive(unloaded))
      return () => listeners.delete(listener)
    },
  }
}

/** Returns whether sentences load later. */
export function isLater(sentences: ErrorMessages | LaterSentences): sentences is LaterSentences {
  return 'subscribe' in sentences
}
