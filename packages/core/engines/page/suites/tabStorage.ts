import { createTabStorage } from '../../../src/storage/tabStorage.ts'
import type { Collector } from '../collector.ts'
import { assertEqual } from '../expect.ts'

const notes = () => createTabStorage({ name: 'engine' })
const challenge = { credentialId: 'AuthMethod:1', targetBundle: '{"data":"ü"}', sentAtMs: 1 }

export async function checkTabStorage({ check }: Collector): Promise<void> {
  await check('a note is kept, and a removed one is gone', () => {
    notes().write('challenge', challenge)
    notes().write('removed', 1)
    notes().remove('removed')
    assertEqual([notes().read('challenge'), notes().read('removed') ?? null], [challenge, null])
  })
}

/** Run by a reloaded page, in the same tab. */
export async function checkTabStorageAfterReload({ check }: Collector): Promise<void> {
  await check('after a reload the note is still there, and the removed one still gone', () => {
    assertEqual([notes().read('challenge'), notes().read('removed') ?? null], [challenge, null])
  })
}
