import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commands, pick } from './pick.ts'

const root = join(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

test('the first word names a script, or else belongs to the usual one', () => {
  expect(pick('test:long', ['mutation', 'core/crypto'])).toEqual({
    lines: ['scripts/mutation.ts'],
    rest: ['core/crypto'],
  })
  expect(pick('bench', ['toString'])).toEqual({ lines: ['bench/run.ts'], rest: ['toString'] })
})

test('an unknown command fails with a message', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/pick.ts', 'biuld'], { cwd: root, encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, 'There is no command biuld.\n'])
})

test('the root offers at most ten scripts, and each of them exists', () => {
  const names = Object.entries(scripts)
  expect(names.length).toBeLessThanOrEqual(10)
  for (const [name, line] of names) {
    const [, file = '', command = ''] = line.split(' ')
    expect(existsSync(join(root, file)), name).toBe(true)
    if (file === 'scripts/pick.ts') expect([command, commands.has(command)]).toEqual([name, true])
  }
})

test.each([...commands.values()].flat())('what a command runs exists: %s', (line) => {
  expect(existsSync(join(root, line.replace('--expose-gc ', '').split(' ')[0] ?? ''))).toBe(true)
})
