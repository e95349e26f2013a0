import { IDBFactory } from 'fake-indexeddb'
import { inject } from 'vitest'

// A thread serves many mutants. What a mutant left behind must not decide about the next one: neither in a database, nor
// while the tests of the next run are collected, before Stryker's own setup has chosen the mutant.
globalThis.indexedDB = new IDBFactory()
const provided = inject as (key: string) => unknown
if (provided('mutantActivation') !== 'static') {
  const stryker = Reflect.get(globalThis, String(provided('globalNamespace'))) as
    | { activeMutant: string | undefined }
    | undefined
  if (stryker) stryker.activeMutant = undefined
}

// What a test loads only when it runs would count as reached by that test alone, and then it stays loaded without the
// mutant. So everything that is changed is loaded before the tests.
await Promise.all((provided('mutated') as readonly string[]).map((path) => import(path)))
