import type { WalletError } from '@countersign/core'
import { lookUp } from '@countersign/core/client'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { ErrorMessages, ErrorSentence } from './ErrorMessages.ts'
import { isLater, type LaterSentences } from './laterSentences.ts'
import type { ErrorJourney, JourneyMessages } from './Messages.ts'
import { useWalletContext } from './WalletProvider.tsx'

/**
 * The words of one journey, or some of them: the provider's where it has them, `defaults` elsewhere. Each is read when it is
 * used, so that a broken one takes away the part that shows it, and not the root that holds the journey.
 */
export function useMessages<journey extends keyof JourneyMessages>(
  journey: journey,
  defaults: JourneyMessages[journey],
): JourneyMessages[journey]
export function useMessages<journey extends keyof JourneyMessages, name extends keyof JourneyMessages[journey]>(
  journey: journey,
  defaults: Pick<JourneyMessages[journey], name>,
): Pick<JourneyMessages[journey], name>
export function useMessages<journey extends keyof JourneyMessages, name extends keyof JourneyMessages[journey]>(
  journey: journey,
  defaults: Pick<JourneyMessages[journey], name>,
): Pick<JourneyMessages[journey], name> {
  const overrides = useWalletContext().messages?.[journey] as Partial<JourneyMessages[journey]> | undefined
  return useMemo(() => {
    const words = Object.entries(defaults).map(([name, word]) => {
      const read = (): unknown => {
        const own: unknown = overrides && lookUp(overrides, name)
        // `null` is a word of the page, too: it shows nothing.
        return own === undefined ? word : own
      }
      return [name, { enumerable: true, get: read }]
    })
    return Object.defineProperties({}, Object.fromEntries(words)) as Pick<JourneyMessages[journey], name>
  }, [defaults, overrides])
}

/**
 * Finds the sentence for an error: by its code, else by what can be done about it. The provider's sentences for all
 * journeys replace those for this one, and both replace `defaults`. A cancelled step is no error and has no sentence.
 * Where `defaults` load later, `error` is the one that they are needed for: until there is one, nothing renders again.
 */
export function useErrorMessage(
  journey: ErrorJourney,
  defaults: ErrorMessages | LaterSentences,
  wanted?: WalletError | undefined,
): (error: WalletError | undefined) => string | undefined {
  const { messages } = useWalletContext()
  const own = useSentences(defaults, wanted !== undefined)
  return (error) => {
    if (!error || error.code === 'CANCELLED') return undefined
    const sentences: { readonly [key: string]: ErrorSentence | undefined } = {
      ...own,
      ...messages?.[journey]?.errors,
      ...messages?.errors,
    }
    const sentence = lookUp(sentences, error.code) ?? sentences[error.action] ?? sentences.none
    return typeof sentence === 'function' ? sentence(error) : sentence
  }
}

const never = () => () => {}

/** Returns sentences that may load later. They are asked for again with the first error, where they did not arrive. */
function useSentences(sentences: ErrorMessages | LaterSentences, areWanted: boolean): ErrorMessages | undefined {
  const later = isLater(sentences) ? sentences : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: subscribing again asks for them again.
  const subscribe = useCallback(
    (listener: () => void) => (later ? later.subscribe(listener) : never()),
    [later, areWanted],
  )
  const here = useSyncExternalStore(
    subscribe,
    () => (areWanted ? later?.get() : undefined),
    () => undefined,
  )
  return later ? here : (sentences as ErrorMessages)
}
