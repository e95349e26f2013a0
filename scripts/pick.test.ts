import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commands, pick } from './pick.ts'

const root = join(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

test('the first word names a script, and the others are its arguments', () => {
  expect(pick('test:long', ['mutation', 'core/src/crypto'])).toEqual({
    lines: ['scripts/mutation.ts'],
    rest: ['core/src/crypto'],
  })
})

test('a word that names none is an argument of the usual script', () => {
  expect(pick('bench', ['toString'])).toEqual({ lines: ['bench/run.ts'], rest: ['toString'] })
  expect(() => pick('constructor', [])).toThrow('not "constructor"')
})

test('the root offers at most ten scripts, and each of them exists', () => {
  const names = Object.entries(scripts)
  expect(names.length).toBeLessThanOrEqual(10)
  for (const [name, line] of names) {
    const [, file = '', command = ''] = line.split(' ')
    expect(existsSync(join(root, file)), name).toBe(true)
    if (file === 'scripts/pick.ts') expect(command).toBe(name)
  }
})

const lines = Object.values(commands).flatMap((scripts) => Object.values<readonly string[]>(scripts).flat())

test.each(lines)('what a command runs exists: %s', (line) => {
  expect(existsSync(join(root, line.replace('--expose-gc ', '').split(' ')[0] ?? ''))).toBe(true)
})
