import { existsSync, globSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Builder, type WebDriver } from 'selenium-webdriver'
import type { Engine, EnginePage } from './engine.ts'
import { freePorts, type Processes, untilAnswers } from './processes.ts'

const driver = '/usr/bin/WebKitWebDriver'
const screen = '/usr/bin/Xvfb'
const bus = '/usr/bin/dbus-run-session'
const findBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]

export const webkitEngine: Engine = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb', 'dbus-daemon'],
  isInstalled: () => [driver, screen, bus, findBrowser() ?? ''].every((path) => existsSync(path)),
  open: async (url, processes) => {
    const [port] = await freePorts(1)
    const env = { ...process.env, DISPLAY: await startScreen(processes) }
    // A session bus of its own: otherwise the browser starts one that outlives it.
    processes.start(bus, ['--', driver, `--port=${port}`], { env })
    await untilAnswers(`http://127.0.0.1:${port}/status`)
    const browser = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: findBrowser(), args: ['--automation'] },
      })
      .build()
    const page = drive(browser, await browser.getWindowHandle())
    await page.goto(url)
    return { page, close: () => browser.quit() }
  },
}

/** A tab of WebDriver: every command goes to the window that was chosen last. */
function drive(browser: WebDriver, handle: string): EnginePage {
  const here =
    <result>(command: (argument: string) => Promise<result>) =>
    async (argument = '') => {
      await browser.switchTo().window(handle)
      return command(argument)
    }
  return {
    goto: here((url) => browser.get(url)),
    reload: here(() => browser.navigate().refresh()),
    evaluate: here((script) => browser.executeScript(`return (${script})`)),
    type: here((text) => browser.actions().sendKeys(text).perform()),
    openTab: async () => {
      await browser.switchTo().newWindow('tab')
      return drive(browser, await browser.getWindowHandle())
    },
  }
}

/** Starts an X server on a display that it chooses itself, so that two runs never meet on one. */
async function startScreen(processes: Processes): Promise<string> {
  const { stdio } = processes.start(screen, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  return `:${(await text(stdio[3] as Readable)).trim()}`
}
