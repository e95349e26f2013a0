#!/usr/bin/env node
import { parseArgs } from 'node:util'

const usage = `Usage: countersign-sandbox [--port 4010] [--host 127.0.0.1] [--allow-host NAME]... [--signature-header NAME]...
  [--rp-id DOMAIN --origin URL...] [--oidc-issuer URL]... [--webhook-endpoint URL] [--unsigned-exports]
  [--verify-at-creation] [--contact-verification] [--end-user-terms]`

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
// Older versions would fail later, at the first function that they lack.
if (major < 22 || (major === 22 && minor < 18))
  fail(`The sandbox needs Node 22.18 or newer, and this is Node ${process.versions.node}. Install a newer one.`)

/** `pnpm sandbox -- …` hands over the `--` as well. */
const { values } = readArguments(process.argv.slice(2).filter((argument) => argument !== '--'))
const port = Number(values.port)
if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`--port takes a number from 0 to 65535. ${usage}`)

const rpId = values['rp-id']
if ((rpId === undefined) !== (values.origin.length === 0)) fail(`--rp-id and --origin go together. ${usage}`)

// Loaded once it is needed: a wrong option is told at once.
const [{ createSandbox }, { startSandboxServer }] = await Promise.all([
  import('./createSandbox.ts'),
  import('./server.ts'),
])
const sandbox = createSandbox({
  // Browsers remember the payments of an earlier start by their ids.
  seed: crypto.randomUUID(),
  signatureHeaders: values['signature-header'],
  oidcIssuers: values['oidc-issuer'],
  ...(rpId !== undefined && { passkeys: { rpId, origins: values.origin } }),
  ...(values['webhook-endpoint'] !== undefined && { webhookEndpoint: values['webhook-endpoint'] }),
  ...(values['unsigned-exports'] && { unsignedExports: true }),
  ...(values['verify-at-creation'] && { verification: 'at creation' }),
  ...(values['contact-verification'] && { contactVerification: true }),
  ...(values['end-user-terms'] && { endUserTerms: true }),
})
const allowedHosts = values['allow-host']
const server = await startSandboxServer({ sandbox, port, host: values.host, allowedHosts }).catch(
  (error: NodeJS.ErrnoException) =>
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken; stop what uses it or choose another one with --port.`
        : `The sandbox cannot listen on ${values.host}:${port}: ${error.message}`,
    ),
)

console.log(`The sandbox listens.

  Base URL       ${server.baseUrl}
  Client id      ${sandbox.credentials.clientId}
  Client secret  ${sandbox.credentials.clientSecret}
  Bundle key     ${sandbox.quorumPublicKeyHex}  (trust.otpBundle)
  Export key     ${sandbox.exportPublicKeyHex}  (trust.export)
  OpenID issuer  ${sandbox.identityProvider.issuer}
  Webhook key    ${sandbox.webhooks.publicKeyPem.split('\n').slice(1, -2).join('')}
  Inbox          ${new URL('/sandbox/inbox', server.baseUrl)}
`)

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string', default: '4010' },
        host: { type: 'string', default: '127.0.0.1' },
        'allow-host': { type: 'string', multiple: true, default: [] },
        'signature-header': { type: 'string', multiple: true, default: [] },
        'rp-id': { type: 'string' },
        origin: { type: 'string', multiple: true, default: [] },
        'oidc-issuer': { type: 'string', multiple: true, default: [] },
        'webhook-endpoint': { type: 'string' },
        'unsigned-exports': { type: 'boolean', default: false },
        'verify-at-creation': { type: 'boolean', default: false },
        'contact-verification': { type: 'boolean', default: false },
        'end-user-terms': { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error} ${usage}`)
  }
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
