#!/usr/bin/env node
import { join } from 'node:path'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18))
  fail(`The app needs Node 22.18 or newer, and this is Node ${process.versions.node}. Install a newer one.`)

// Loaded once it is needed: an older Node may not even load it.
const { createApp, Refusal } = await import('./createApp.ts')
try {
  const { npm_config_user_agent: userAgent } = process.env
  const templates = join(import.meta.dirname, 'templates')
  console.log(createApp(process.argv.slice(2), { directory: process.cwd(), templates, userAgent }))
} catch (error) {
  fail(error instanceof Refusal ? error.message : String(error))
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
