import { expect, test } from 'vitest'
import { visibleText } from './visibleText.ts'

test.each([
  ['an override', 'Ada\u202eecalevoL'],
  ['an isolate', 'Ada\u2067x'],
  ['a zero-width space', 'Ada\u200bx'],
  ['a byte order mark', 'Ada\ufeffx'],
  ['a line separator', 'Ada\u2028x'],
  ['a control character', 'Ada\u0007x'],
  ['a soft hyphen', 'Ada\u00adx'],
  ['a tag character', 'Ada\u{e0041}x'],
])('%s is shown as a replacement', (_kind, text) => {
  expect(visibleText(text)).toContain('Ada\ufffd')
})

test.each([
  'Zoë Müller',
  '山田\u{e0100}太郎',
  'نام\u200cخانوادگی',
  '👩\u200d👧',
  'two\nlines',
  'O’Brien & <b>Sons</b>',
])('%j stays as it is', (text) => {
  expect(visibleText(text)).toBe(text)
})
