import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Starts the command in a process that says it is another version of Node. It ends before it could listen. */
function startOn(version: string) {
  const versions = `{ ...process.versions, node: '${version}' }`
  const pretend = `data:text/javascript,Object.defineProperty(process, 'versions', { value: ${versions} })`
  const command = ['--import', pretend, join(import.meta.dirname, 'cli.ts'), '--port', 'none']
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  return { status, stderr: stderr.trim() }
}

test.each(['18.20.8', '20.19.5', '22.17.1'])('on Node %s the command ends with one sentence', (version) => {
  expect(startOn(version)).toEqual({
    status: 1,
    stderr: `The sandbox needs Node 22.18 or newer, and this is Node ${version}. Install a newer one.`,
  })
})

test.each(['22.18.0', '24.0.0', '100.0.0'])('on Node %s the command reads its options', (version) => {
  expect(startOn(version).stderr).toMatch(/^--port takes a number/)
})
