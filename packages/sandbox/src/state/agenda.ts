/** What can be planned. Each has its handler in `due/dueHandlers.ts`. */
export const dueTypes = [
  'expireQuote',
  'endQuoteProof',
  'forgetQuote',
  'forgetVolume',
  'continuePayment',
  'refundReturn',
  'endNameCheck',
  'endPayeeReview',
  'passLiveness',
  'startIncoming',
  'continueIncoming',
  'endApproval',
  'deliverWebhook',
  'forget',
  'decideVerification',
  'createImported',
  'activateCard',
  'pullForCard',
] as const
export type DueType = (typeof dueTypes)[number]

/** Something that is to happen at a time on the sandbox clock. */
export type AgendaEntry = {
  /** Milliseconds since epoch. */
  at: number
  type: DueType
  /** The id of the record that it happens to. */
  subject: string
  /** The table of a record to forget. */
  table?: string | undefined
}

/** What is still to happen, soonest first; entries for the same moment in the order in which they were added. */
export type Agenda = {
  add(entry: AgendaEntry): void
  /** Removes and returns the first entry that is due by then. */
  takeDue(now: number): AgendaEntry | undefined
  /** Every entry, in the order in which they happen. */
  entries(): AgendaEntry[]
}

/** A binary heap, so that a request looks at what is due and not at everything that was ever planned. */
export function createAgenda(saved: readonly AgendaEntry[] = []): Agenda {
  const heap: (AgendaEntry & { added: number })[] = []
  let added = 0

  function isBefore(one: number, other: number): boolean {
    const first = heap[one]
    const second = heap[other]
    if (!first || !second) return first !== undefined
    return first.at === second.at ? first.added < second.added : first.at < second.at
  }

  function swap(one: number, other: number): void {
    const first = heap[one]
    const second = heap[other]
    if (!first || !second) return
    heap[one] = second
    heap[other] = first
  }

  function add(entry: AgendaEntry): void {
    const { at, type, subject, table } = entry
    let index = heap.push({ at, type, subject, table, added: added++ }) - 1
    while (index > 0) {
      const parent = (index - 1) >> 1
      if (!isBefore(index, parent)) return
      swap(index, parent)
      index = parent
    }
  }

  function takeDue(now: number): AgendaEntry | undefined {
    const first = heap[0]
    if (!first || first.at > now) return undefined
    swap(0, heap.length - 1)
    heap.pop()
    sink()
    return first
  }

  function sink(): void {
    let index = 0
    while (true) {
      const left = 2 * index + 1
      const child = isBefore(left + 1, left) ? left + 1 : left
      if (child >= heap.length || !isBefore(child, index)) return
      swap(child, index)
      index = child
    }
  }

  for (const entry of saved) add(entry)
  const entries = () =>
    heap.toSorted((one, other) => one.at - other.at || one.added - other.added).map(({ added: _, ...entry }) => entry)
  return { add, takeDue, entries }
}
