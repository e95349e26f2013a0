import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createSandbox } from '../src/exports/index.ts'
import { startSandboxServer } from '../src/exports/node.ts'

const run = promisify(execFile)
const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

/** Every section that is walked with curl: its name, and its commands as they stand there. */
const walks = readme
  .split(/^## /m)
  .filter((section) => /^.* with curl$/m.test(section.split('\n')[0] ?? ''))
  .map((section) => ({
    name: section.split('\n')[0] ?? '',
    commands: [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands]) => commands).join('\n'),
  }))

/** The walks are for a shell with `jq`; where it is missing they are skipped, but not under CI. */
const hasTools = Boolean(process.env.CI) || canRun('jq', 'curl', 'bash')

function canRun(...tools: string[]): boolean {
  try {
    for (const tool of tools) execFileSync(tool, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

test('the README walks through each area', () => {
  expect(walks.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'The walk with curl',
      'Payees and balances with curl',
      'Cards with curl',
      'Agents with curl',
      'Onboarding with curl',
    ]),
  )
})

test.runIf(hasTools).each(walks)(
  '$name works as it stands in the README',
  { timeout: 60_000 },
  async ({ commands }) => {
    const server = await startSandboxServer({ sandbox: createSandbox(), port: 0 })
    try {
      // Node hands over sockets, which `/dev/stderr` does not open.
      const script = `exec 2> >(cat >&2)\nset -euo pipefail\n${commands.replaceAll('127.0.0.1:4010', `127.0.0.1:${server.port}`)}`
      const { stdout } = await run('bash', ['-c', script])
      expect(stdout).not.toMatch(/"code": "(?!EUR)[A-Z_]+",\n {2}"message"/)
    } finally {
      await server.close()
    }
  },
)
