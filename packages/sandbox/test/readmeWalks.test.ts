import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { describeMissing, programPath } from '../../../scripts/programs.ts'
import { createSandbox } from '../src/exports/index.ts'
import { startSandboxServer } from '../src/exports/node.ts'

const run = promisify(execFile)
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

/** The README sections whose heading matches: the heading, and the commands that call the service. */
function listWalks(readme: string, heading: RegExp) {
  const sections = readme.split(/^## /m).filter((section) => heading.test(section.split('\n')[0] ?? ''))
  return sections.map((section) => {
    const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = '']) => commands)
    return {
      name: section.split('\n')[0] ?? '',
      commands: blocks.filter((commands) => commands.includes('base=')).join('\n'),
    }
  })
}

const walks = [
  ...listWalks(read('../README.md'), / with curl$/),
  ...listWalks(read('../../../README.md'), /^The service alone$/),
  ...listWalks(read('../../../docs/demo.md'), /^A sandbox of your own$/),
]

const missing = describeMissing(['bash', 'curl', 'jq'])

test('the README has a walk for each area', () => {
  expect(walks.map(({ name }) => name)).toEqual([
    'A walk with curl',
    'Payments and events with curl',
    'Payees and balances with curl',
    'Rates, lookups and UMA payments with curl',
    'Webhooks with curl',
    'Strong Customer Authentication with curl',
    'Cards with curl',
    'Agents with curl',
    'Stablecoins, tokens and configuration with curl',
    'Onboarding with curl',
    'The service alone',
    'A sandbox of your own',
  ])
})

test.for(walks)('$name runs as written in the README', { timeout: 60_000 }, async ({ name, commands }, { skip }) => {
  skip(missing !== undefined, missing)
  const server = await startSandboxServer({ sandbox: createSandbox(), port: 0 })
  try {
    // Node passes sockets, which cannot be opened as `/dev/stderr`.
    const script = `exec 2> >(cat >&2)\nset -euo pipefail\n${commands.replaceAll(/127\.0\.0\.1:4[03]10/g, `127.0.0.1:${server.port}`)}`
    // The walk about webhooks also ends on a server that was used before, and shows the events of its own customer.
    for (let times = name === 'Webhooks with curl' ? 2 : 1; times > 0; times--) {
      const { stdout } = await run('bash', ['-c', script], { env: { ...process.env, PATH: programPath() } })
      expect(stdout).not.toMatch(/"code": "(?!EUR)[A-Z_]+",\n {2}"message"/)
    }
  } finally {
    await server.close()
  }
})
