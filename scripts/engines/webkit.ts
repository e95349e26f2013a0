import type { ChildProcess } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import type { Engine, EnginePage } from './engine.ts'
import type { Processes } from './processes.ts'

const driver = '/usr/bin/WebKitWebDriver'
const screen = '/usr/bin/Xvfb'
const bus = '/usr/bin/dbus-run-session'
const findBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]

export const webkitEngine: Engine = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb', 'dbus-daemon'],
  find: () => {
    const programs = [driver, screen, bus, findBrowser() ?? '']
    return programs.every((path) => existsSync(path)) ? programs : undefined
  },
  open: async (url, processes) => {
    const display = await startScreen(processes)
    const port = await freePort()
    // A session bus of its own: otherwise the browser starts one that outlives it.
    const child = processes.start(bus, ['--', driver, `--port=${port}`], { env: { ...process.env, DISPLAY: display } })
    await started(child, port)

    const { sessionId } = await command<{ sessionId: string }>(port, 'POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: findBrowser(), args: ['--automation'] } },
      },
    })
    const session: Session = (method, path, body) => command(port, method, `/session/${sessionId}${path}`, body)
    const page = drive(session, await session<string>('GET', '/window'))
    await page.goto(url)
    return { page, close: () => session('DELETE', '') }
  },
}

type Session = <value>(method: string, path: string, body?: unknown) => Promise<value>

/** A tab of WebDriver: every command goes to the window that was chosen last. */
function drive(session: Session, handle: string): EnginePage {
  const here: Session = async (method, path, body) => {
    await session('POST', '/window', { handle })
    return session(method, path, body)
  }
  return {
    goto: (url) => here('POST', '/url', { url }),
    reload: () => here('POST', '/refresh', {}),
    evaluate: (script) => here('POST', '/execute/sync', { script: `return (${script})`, args: [] }),
    type: async (text) => {
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await here('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions: keys }] })
    },
    openTab: async () => {
      const { handle: tab } = await session<{ handle: string }>('POST', '/window/new', { type: 'tab' })
      return drive(session, tab)
    },
  }
}

/** Starts an X server on a display that it chooses itself, so that two runs never meet on one. */
function startScreen(processes: Processes): Promise<string> {
  const child = processes.start(screen, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    child.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
    child.once('error', reject)
  })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Waits until the driver responds; the caller limits how long. */
async function started(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const status = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)
    if (status?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`WebKitWebDriver ended with ${child.exitCode}`)
}

/** One command of the WebDriver protocol (W3C WebDriver §6). */
async function command<value>(port: number, method: string, path: string, body?: unknown): Promise<value> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const { value } = (await response.json()) as { value: value & { message?: string } }
  if (!response.ok) throw new Error(`${method} ${path}: ${value.message ?? response.status}`)
  return value
}
