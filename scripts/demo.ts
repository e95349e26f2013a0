import { join } from 'node:path'
import { build } from 'vite'
import { readOptions } from '../apps/demo/server/options.ts'
import { seededPeople } from '../apps/demo/server/sandboxParts.ts'
import { type Demo, startDemo } from '../apps/demo/server/startDemo.ts'

const root = join(import.meta.dirname, '..')

const demo = await start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
console.log(welcome(demo))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void demo.close().then(() => process.exit(0)))

async function start(): Promise<Demo> {
  const options = readOptions(process.env)
  if (!process.argv.includes('--no-build'))
    await build({ root: join(root, 'apps/demo'), configFile: join(root, 'vite.config.ts'), logLevel: 'error' })
  return startDemo(options)
}

function welcome({ url, serviceUrl }: Demo): string {
  const how = process.env.SERVICE_BASE_URL
    ? 'Sign in with the email address of a customer there.'
    : `Sign in as ${seededPeople.map((person) => ('email' in person ? person.email : person.phoneNumber)).join(' or ')}, or create a wallet of your own.
  The code arrives in the inbox of the backstage panel next to the wallet.`
  return `
  Wallet   ${url}
  Service  ${serviceUrl}

  ${how}
  Stop with Ctrl+C.
`
}
