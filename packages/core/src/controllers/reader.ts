import type { WalletClient } from '../createWalletClient.ts'
import type { WalletError } from '../errors/WalletError.ts'
import { openSession, type SessionState } from '../session/sessionState.ts'
import { type Controller, createController, takeParts } from './createController.ts'
import { type ChangedBy, onChange } from './onChange.ts'

/** The state of something that is read. What was read before stays while it is read again, and when that fails. */
export type ReaderState<content> =
  /** `error`: why the attempt before this one failed. */
  | { status: 'loading'; content?: undefined; error?: WalletError | undefined }
  | { status: 'unavailable'; content?: undefined; error: WalletError }
  /** `error`: why the last refresh, or the next page, could not be read. */
  | { status: 'ready' | 'refreshing' | 'loading-more'; content: content; error?: WalletError | undefined }

/** Actions resolve with the state that they led to; a failure is part of it. */
type ReaderActions<content> = {
  /** Reads it for the first time or again. A reading that is under way starts over. */
  refresh(): Promise<ReaderState<content>>
  /** Reads the next page. Does nothing on the last page, and while something else is being read. */
  loadMore(): Promise<ReaderState<content>>
}

export type Reader<content> = Controller<ReaderState<content>> & Pick<ReaderActions<content>, 'refresh'>

export type ReaderOptions<content> = {
  /** `shown`: what was read before. */
  read(parameters: { shown: content | undefined; signal: AbortSignal }): Promise<content>
  /** The live events after which it is read again: their kind, and the id where there is one thing only. */
  changedBy?: ChangedBy | undefined
  /** Returns how to read what comes after `shown`, together with `shown`; `undefined` on the last page. */
  more?(shown: content): ((signal: AbortSignal) => Promise<content>) | undefined
}

/**
 * Creates a controller for something that is read: read it, refresh it, read its next page. It starts with the first
 * `refresh`, and reads again by itself when a user signs in who was unknown to the service, or another user does.
 */
export function createReader<content>(
  client: WalletClient,
  options: ReaderOptions<content>,
): Reader<content> & ReaderActions<content> {
  const { read, more, changedBy } = options
  let stopWatching: (() => void) | undefined

  type State = ReaderState<content>
  return createController<State, Partial<State>, ReaderActions<content>>((controller) => {
    const { getState, dispatch, run } = controller
    const isFirst = () => getState().content === undefined
    let isOutdated = false

    async function report(work: (signal: AbortSignal) => Promise<content>): Promise<void> {
      isOutdated = false
      await run(
        work,
        (content) => ({ status: 'ready', content, error: undefined }),
        (error) => ({ status: isFirst() ? 'unavailable' : 'ready', error }),
      )
      // Not at each event: several in a row would keep a reading from ever coming to its end.
      if (isOutdated && stopWatching && !isReading(getState())) void refresh()
    }

    function heardOfChange(): void {
      if (isReading(getState())) isOutdated = true
      else void refresh()
    }

    function watch(): () => void {
      const stops = [watchSignIn(client, signedIn), changedBy && onChange(client, changedBy, heardOfChange)]
      return () => {
        for (const stop of stops) stop?.()
      }
    }

    async function refresh(): Promise<void> {
      stopWatching ??= watch()
      if (getState().status !== 'loading') dispatch({ status: isFirst() ? 'loading' : 'refreshing' })
      const { content: shown } = getState()
      await report((signal) => read({ shown, signal }))
    }

    function signedIn({ isAnother }: { isAnother: boolean }): void {
      // One user must not see what was read for another.
      if (isAnother) dispatch({ status: 'loading', content: undefined, error: undefined })
      if (isAnother || getState().error?.action === 'sign-in') void refresh()
    }

    return {
      initial: { status: 'loading' },
      reduce: takeParts,
      isBusy: isReading,
      onDestroy: () => {
        stopWatching?.()
        stopWatching = undefined
        if (isReading(getState()) && !isFirst()) dispatch({ status: 'ready' })
      },
      actions: {
        refresh,
        loadMore: async () => {
          const state = getState()
          const work = state.status === 'ready' && more?.(state.content)
          if (!work) return
          dispatch({ status: 'loading-more' })
          await report(work)
        },
      },
    }
  })
}

function isReading({ status }: ReaderState<unknown>): boolean {
  return status !== 'ready' && status !== 'unavailable'
}

/** Calls back when a user signs in. `isAnother`: not the one whose session this page had before. */
function watchSignIn({ sessions }: WalletClient, onSignIn: (signIn: { isAnother: boolean }) => void): () => void {
  let before = sessions.getSnapshot()
  let accountId = accountOf(before)
  return sessions.subscribe(() => {
    const state = sessions.getSnapshot()
    // A restored session existed before this page did.
    const isRestored = before.status === 'restoring'
    before = state
    const session = openSession(state)
    if (isRestored) accountId = accountOf(state)
    else if (session) {
      const isAnother = session.accountId !== accountId
      accountId = session.accountId
      onSignIn({ isAnother })
    }
  })
}

function accountOf(state: SessionState): string | undefined {
  return 'session' in state ? state.session.accountId : undefined
}
