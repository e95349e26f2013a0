import { expect, test, vi } from 'vitest'
import { firefoxEngine } from './firefox.ts'
import { summaryOfMissing } from './runEngines.ts'

test('a missing engine is a skip that says how to get it', () => {
  const print = vi.spyOn(console, 'log').mockReturnValue()
  const reason = "not on this machine; Debian's packages firefox-esr bring it"

  expect(summaryOfMissing(firefoxEngine)).toEqual({
    passed: 0,
    failures: [],
    skipped: [{ name: 'every check in Firefox', reason }],
  })
  expect(print).toHaveBeenCalledWith(`- Firefox: ${reason}`)
})
