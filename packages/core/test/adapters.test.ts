// @vitest-environment jsdom
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { EmailOtpLoginState, Store } from '@countersign/core'
import { createEmailOtpLogin } from '@countersign/core/email-otp-login'
import { createTestWallet } from '@countersign/sandbox/testing'
import type { Component } from 'svelte'
import { compile } from 'svelte/compiler'
import { afterAll, expect, test } from 'vitest'
import { createApp, h, type ShallowRef } from 'vue'
import { findSnippets } from '../../../scripts/checks/snippets.ts'

type Ending<state> = Store<state> & { destroy(): void }

const file = join(import.meta.dirname, '../README.md')
const snippets = findSnippets({ file, text: readFileSync(file, 'utf8') })

// Modules resolve from where a program is.
const directory = join(import.meta.dirname, '../.cache/adapters')
afterAll(() => rmSync(directory, { recursive: true }))

/** Writes a module, and loads it. */
async function load<module>(name: string, code = ''): Promise<module> {
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, name), code)
  return (await import(join(directory, name))) as module
}

/** The adapter in the README that exports this name. */
const adapterOf = (name: string) => snippets.find(({ code }) => code.includes(`export function ${name}<`))?.code

/** Signs in while a page shows the login, and returns what was shown, before the page was left and after. */
async function signInOn(
  show: (login: Ending<EmailOtpLoginState>, page: HTMLElement) => (() => void) | Promise<() => void>,
) {
  const wallet = await createTestWallet()
  const login = createEmailOtpLogin(wallet.client)
  const page = document.createElement('main')
  let ended = 0
  const destroy = () => {
    ended++
    login.destroy()
  }
  const leave = await show({ ...login, destroy }, page)
  const shown = [page.textContent]
  await login.requestCode({ email: wallet.customer.email })
  await expect.poll(() => page.textContent).not.toBe(shown[0])
  shown.push(page.textContent)
  await login.submitCode(wallet.sandbox.inbox.latest()?.code ?? '')
  await expect.poll(() => page.textContent).not.toBe(shown[1])
  shown.push(page.textContent)
  leave()
  return { shown, ended }
}

const signedIn = { shown: ['idle', 'awaiting-code', 'signed-in'], ended: 1 }

test('a component of Vue shows a controller with the composable of the README, and ends it', async () => {
  type Adapter = { useController<state>(controller: Ending<state>): Readonly<ShallowRef<state>> }
  const { useController } = await load<Adapter>('vue.ts', adapterOf('useController'))

  const result = await signInOn((login, page) => {
    const app = createApp({
      setup: () => {
        const state = useController(login)
        return () => h('p', state.value.status)
      },
    })
    app.mount(page)
    return () => app.unmount()
  })

  expect(result).toEqual(signedIn)
})

test('a component of Svelte shows a controller with the store of the README, and ends it', async () => {
  await load('svelte.ts', adapterOf('toStore'))
  const source = `<script>
    import { toStore } from './svelte.ts'
    const { login } = $props()
    const state = toStore(login)
  </script>
  <p>{$state.status}</p>`
  const { js } = compile(source, { filename: 'Login.svelte' })
  const { default: Login } = await load<{ default: Component<{ login: Ending<EmailOtpLoginState> }> }>(
    'Login.js',
    js.code,
  )
  // What a browser gets from `svelte`; Node gets what renders on a server.
  const path = join(dirname(fileURLToPath(import.meta.resolve('svelte/package.json'))), 'src/index-client.js')
  const { mount, unmount } = (await import(path)) as typeof import('svelte')

  const result = await signInOn((login, target) => {
    const component = mount(Login, { target, props: { login } })
    return () => void unmount(component)
  })

  expect(result).toEqual(signedIn)
})

test('a plain page shows a controller with the function of the README, and ends it', async () => {
  type Adapter = { show<state>(controller: Ending<state>, render: (state: state) => void): () => void }
  const { show } = await load<Adapter>('plain.ts', adapterOf('show'))

  const result = await signInOn((login, page) => show(login, ({ status }) => (page.textContent = status)))

  expect(result).toEqual(signedIn)
})
