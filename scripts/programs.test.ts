import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describeMissing, findProgram } from './programs.ts'

test('a program on the path comes before that of the system', () => {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-programs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'bash'), '')

  expect(findProgram('bash', folder)).toBe(join(folder, 'bash'))
})

test('a program of the system is found where the path does not lead to it', () => {
  expect(findProgram('bash', '/nowhere')).toMatch(/bin\/bash$/)
  expect(describeMissing(['bash'], '/nowhere')).toBeUndefined()
})
