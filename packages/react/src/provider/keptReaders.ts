import type { Store, WalletClient, WalletError } from '@countersign/core'
import { createContext, useContext, useEffect, useMemo } from 'react'
import { type ClientOption, type Journey, useJourney } from './useJourney.ts'
import { useShownReading } from './useShownReading.ts'
import { useWalletClient } from './WalletProvider.tsx'

type AnyReader = Store<{ readonly content?: unknown; readonly error?: WalletError | undefined }> & {
  refresh(): Promise<unknown>
  isBusy(): boolean
  destroy(): void
}

/** Readers that outlive the pages that use them. */
type KeptReaders = {
  client: WalletClient
  /** Whose wallet they read: nothing that was read for one user is there for another. */
  accountId: string | undefined
  /** Whether what was read is as new as the page itself. */
  isNew(): boolean
  find<reader extends AnyReader>(id: string, create: () => reader): reader
  /** As long as something holds a reader, it follows what changes. The function that it returns lets go of it. */
  hold(id: string): () => void
  /** Ends every reading. Those who stay, as under the strict mode of React, read again. */
  rest(): void
}

export const KeptReadersContext = createContext<KeptReaders | undefined>(undefined)

/** Keeps what is read for all pages below, so that it is read once and is there when a page comes back without a network. */
export function useKeptReaders({ accountId, isNew }: Pick<KeptReaders, 'accountId' | 'isNew'>): KeptReaders {
  const client = useWalletClient()
  const kept = useMemo(() => createKeptReaders({ client, accountId, isNew }), [client, accountId, isNew])
  useEffect(() => kept.rest, [kept])
  return kept
}

type Kept = { reader: AnyReader; shared: AnyReader; holders: number; running: Promise<unknown> | undefined }

function createKeptReaders(own: Pick<KeptReaders, 'client' | 'accountId' | 'isNew'>): KeptReaders {
  const readers = new Map<string, Kept>()

  function keep(reader: AnyReader): Kept {
    /** Those who ask while it is under way wait for the same. */
    function refresh(): Promise<unknown> {
      const own = kept.running ?? reader.refresh()
      kept.running = own
      void own.then(() => {
        if (kept.running === own) kept.running = undefined
      })
      return own
    }
    const kept: Kept = { reader, shared: { ...reader, refresh, destroy: () => {} }, holders: 0, running: undefined }
    return kept
  }

  function rest(kept: Kept): void {
    kept.running = undefined
    kept.reader.destroy()
  }

  return {
    ...own,
    find: <reader extends AnyReader>(id: string, create: () => reader) => {
      const kept = readers.get(id) ?? keep(create())
      readers.set(id, kept)
      // What is kept under an id was made by the same function.
      return kept.shared as reader
    },
    hold: (id) => {
      const kept = readers.get(id)
      if (!kept) return () => {}
      kept.holders++
      return () => {
        if (--kept.holders === 0) rest(kept)
      }
    },
    rest: () => {
      for (const kept of readers.values()) rest(kept)
    },
  }
}

type UseReaderParameters<reader extends AnyReader> = ClientOption & {
  /** What is read, and with which options: one reader for all that ask for the same. */
  id: string
  create: (client: WalletClient) => reader
  /** What a page before has read is new enough. */
  keep?: boolean | undefined
  /** It is read again when it changes, also while no page shows it. */
  follow?: boolean | undefined
}

/** Binds a reader to a component, and reads once the page has mounted: again, where a page before has read it. */
export function useReader<reader extends AnyReader>(parameters: UseReaderParameters<reader>): Journey<reader> {
  const { client, id, create, keep = false, follow = false } = parameters
  const wallet = useWalletClient(client)
  const around = useContext(KeptReadersContext)
  const kept = around?.client === wallet ? around : undefined
  const reading = useJourney<AnyReader>({
    client,
    id: `${id} ${kept?.accountId ?? ''}`,
    create: () => (kept ? kept.find(id, () => create(wallet)) : create(wallet)),
    onMount: ({ getSnapshot, refresh }) => {
      const isEnough = (keep || kept?.isNew()) && getSnapshot().content !== undefined
      if (!isEnough) void refresh()
    },
  })
  useEffect(() => {
    const release = kept?.hold(id)
    return follow ? undefined : release
  }, [kept, id, follow])
  return useShownReading(reading) as Journey<reader>
}
