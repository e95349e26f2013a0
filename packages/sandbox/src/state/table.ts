import { lookUp } from '@countersign/core/wire'
import { append } from './append.ts'

/** What an index files a record under; `undefined` leaves the record out, and several keys file it under each. */
export type IndexKey = string | undefined | readonly (string | undefined)[]

export type Indexes<record> = { readonly [name: string]: (record: record) => IndexKey }

/** Records by id and by further keys. The time of a lookup grows with its results, not with the table. */
export type Table<record, index extends string = string> = {
  readonly size: number
  get(id: string): record | undefined
  has(id: string): boolean
  /** Adds a record, or replaces the one with its id. */
  set(id: string, record: record): void
  /** Changes what an index reads. Everything else of a record may be changed in place. */
  update(record: record, change: () => void): void
  delete(id: string): boolean
  /** Every record, oldest first. Takes as long as the table: for lists of the whole platform. */
  values(): IterableIterator<record>
  /** The records under one key of an index, oldest first. The array is the caller's. */
  where(index: index, key: string): record[]
  /** The records under each key that is given, oldest first; every record where none is given. */
  list(keys: { readonly [name in index]?: string | undefined }): record[]
}

/** Declares a table: `tableOf<CardRecord>()({ cardholderId: (card) => card.cardholderId })`. */
export function tableOf<record extends { id: string }>() {
  return <indexes extends Indexes<record>>(indexes: indexes): Table<record, keyof indexes & string> =>
    createTable<record>(indexes)
}

function createTable<record extends { id: string }>(indexes: Indexes<record>): Table<record> {
  const records = new Map<string, record>()
  const filed = Object.entries(indexes).map(([name, keysOf]) => ({
    name,
    keysOf,
    byKey: new Map<string, Filed<record>>(),
  }))
  const byName = new Map(filed.map(({ name, byKey }) => [name, byKey]))

  function unfile(record: record): void {
    for (const { keysOf, byKey } of filed) for (const key of listOf(keysOf(record))) removeFrom(byKey, { key, record })
  }

  function file(record: record): void {
    for (const { keysOf, byKey } of filed) for (const key of listOf(keysOf(record))) addTo(byKey, { key, record })
  }

  /** An index whose keys stay keeps the record in its place. */
  function update(record: record, change: () => void): void {
    const before = filed.map(({ keysOf }) => listOf(keysOf(record)))
    change()
    for (const [index, { keysOf, byKey }] of filed.entries()) {
      const [old = [], now] = [before[index], listOf(keysOf(record))]
      for (const key of old) if (!now.includes(key)) removeFrom(byKey, { key, record })
      for (const key of now) if (!old.includes(key)) addTo(byKey, { key, record })
    }
  }

  function list(keys: { readonly [name: string]: string | undefined }): record[] {
    const given = filed.flatMap(({ name, keysOf, byKey }) => {
      const key = lookUp(keys, name)
      return key === undefined ? [] : { key, keysOf, found: recordsOf(byKey.get(key)) }
    })
    const [first, ...others] = given.sort((one, other) => one.found.length - other.found.length)
    if (!first) return [...records.values()]
    return first.found.filter((record) => others.every(({ key, keysOf }) => listOf(keysOf(record)).includes(key)))
  }

  return {
    get size() {
      return records.size
    },
    get: (id) => records.get(id),
    has: (id) => records.has(id),
    set(id, record) {
      const before = records.get(id)
      if (before) unfile(before)
      records.set(id, record)
      file(record)
    },
    update,
    delete(id) {
      const record = records.get(id)
      if (record) unfile(record)
      return records.delete(id)
    },
    values: () => records.values(),
    where: (index, key) => [...recordsOf(byName.get(index)?.get(key))],
    list,
  }
}

/** What is filed under one key. Most keys have one record, and a list for each would take more room than the records. */
type Filed<record> = record | record[]

function recordsOf<record extends object>(filed: Filed<record> | undefined): record[] {
  if (filed === undefined) return []
  return Array.isArray(filed) ? filed : [filed]
}

function addTo<record extends object>(
  byKey: Map<string, Filed<record>>,
  parameters: { key: string; record: record },
): void {
  const { key, record } = parameters
  const before = byKey.get(key)
  if (before === undefined) byKey.set(key, record)
  else byKey.set(key, append(recordsOf(before), record))
}

function removeFrom<record extends object>(
  byKey: Map<string, Filed<record>>,
  parameters: { key: string; record: record },
): void {
  const { key, record } = parameters
  const list = recordsOf(byKey.get(key))
  const index = list.indexOf(record)
  if (index >= 0) list.splice(index, 1)
  if (list.length === 0) byKey.delete(key)
}

function listOf(key: IndexKey): string[] {
  const keys = typeof key === 'object' ? key : [key]
  return [...new Set(keys.filter((one) => one !== undefined))]
}
