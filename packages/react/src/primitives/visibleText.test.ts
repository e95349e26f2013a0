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
  ['a joiner in a Latin word', 'Ada\u200dx'],
  ['a non-joiner in a Latin word', 'Ada\u200cx'],
  ['several joiners in a Latin word', 'Ada\u200d\u200dx'],
  ['a variation selector in a Latin word', 'Ada\ufe0fx'],
])('%s is shown as a replacement', (_kind, text) => {
  expect(visibleText(text)).toContain('Ada\ufffd')
})

test.each([
  'Zoë Müller',
  '山田\u{e0100}太郎',
  'نام\u200cخانوادگی',
  '👩\u200d👧',
  '❤\ufe0f\u200d🔥',
  'Иван Петров',
  'Ελένη Smith',
  'Müller 山田',
  'two\nlines',
  'O’Brien & <b>Sons</b>',
])('%j stays as it is', (text) => {
  expect(visibleText(text)).toBe(text)
})

test('letters of another script that stand in a Latin word are marked', () => {
  // A Cyrillic capital letter and a Greek small letter.
  expect(visibleText('\u0410da L\u03bfvelace')).toBe('\ufffdda L\ufffdvelace')
})
