import { expect } from '@playwright/test'
import type { EnginePage } from '../../scripts/engines/engine.ts'

/** Looks for something in the page until it is there; screens load and requests take their time. */
const patienceMs = 15_000

type Look = { kind: 'text' | 'control' | 'field'; name: string; act?: 'press' | 'focus' }

/**
 * Runs in the page. Returns whether something visible has this text or name, and focuses or presses it if asked to. Names are
 * regular expressions.
 */
function look({ kind, name, act }: Look): boolean {
  const wanted = new RegExp(name)
  const wordsOf = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  // biome-ignore lint/performance/useDomNodeTextContent: only what is visible counts.
  if (kind === 'text') return wanted.test(wordsOf(document.body.innerText))
  const nameOf = (element: HTMLInputElement) => {
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ')
    const labels = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    const texts = [element.getAttribute('aria-label'), labels, element.labels?.[0]?.textContent, element.textContent]
    return texts.map(wordsOf).find(Boolean) ?? ''
  }
  const selector = kind === 'control' ? 'button, a[href], summary' : 'input'
  const found = [...document.querySelectorAll<HTMLInputElement>(selector)].find(
    (element) => element.getClientRects().length > 0 && wanted.test(nameOf(element)),
  )
  if (!found || found.getAttribute('aria-disabled') === 'true') return false
  if (act === 'press') found.click()
  if (act === 'focus') {
    found.focus()
    found.select()
  }
  return true
}

/** The wallet in one tab of any engine, as a user operates it: by its visible texts and with the keyboard. */
export class WalletTab {
  readonly page: EnginePage

  constructor(page: EnginePage) {
    this.page = page
  }

  /** Waits for a text that matches. */
  async sees(name: RegExp): Promise<void> {
    await this.#until({ kind: 'text', name: name.source }, `the text ${name}`)
  }

  /** Waits until no text matches. */
  async doesNotSee(name: RegExp): Promise<void> {
    await this.#until({ kind: 'text', name: name.source }, `${name} to be gone`, { wanted: false })
  }

  /** Presses a button or a link. */
  async press(name: RegExp): Promise<void> {
    await this.#until({ kind: 'control', name: name.source, act: 'press' }, `the button ${name}`)
  }

  /** Types into a field. */
  async fill(label: RegExp, text: string): Promise<void> {
    // A page that was just loaded may put another field in the place of this one.
    const isTyped = async () => {
      await this.#until({ kind: 'field', name: label.source, act: 'focus' }, `the field ${label}`)
      await this.page.type(text)
      const value = await this.page.evaluate("document.activeElement?.value ?? ''")
      // A full code is submitted at once, and its field goes.
      return value === text || !(await this.#look({ kind: 'field', name: label.source }))
    }
    await waitFor(isTyped, `${text} in the field ${label}`, 300)
  }

  /** Types into what has the focus, as soon as that is a field. */
  async typeAtOnce(text: string): Promise<void> {
    const isField = async () => (await this.page.evaluate('document.activeElement?.tagName')) === 'INPUT'
    await waitFor(isField, 'a field with the focus')
    await this.page.type(text)
  }

  /** Whether a button or a link is there now. */
  offers(name: RegExp): Promise<boolean> {
    return this.#look({ kind: 'control', name: name.source })
  }

  /** The page comes to the front again, as after a sleep, until something is shown. */
  async wakeUntil(name: RegExp): Promise<void> {
    const isThere = async () => {
      await this.page.evaluate("void dispatchEvent(new Event('focus'))")
      return this.#look({ kind: 'text', name: name.source })
    }
    await waitFor(isThere, `the text ${name}`, 500)
  }

  async #until(what: Look, description: string, { wanted = true } = {}): Promise<void> {
    await waitFor(async () => (await this.#look(what)) === wanted, description).catch(async (error: Error) => {
      const shown = String(await this.page.evaluate('document.body.innerText')).replace(/\s+/g, ' ')
      throw new Error(`${error.message}; the page shows: ${shown.slice(0, 600)}`)
    })
  }

  async #look(what: Look): Promise<boolean> {
    return (await this.page.evaluate(`(${look})(${JSON.stringify(what)})`)) === true
  }
}

/** While a page is being replaced, there is nothing to ask. */
async function waitFor(isSo: () => Promise<boolean>, description: string, everyMs = 50): Promise<void> {
  const attempt = async () => expect(await isSo(), `Waited in vain for ${description}`).toBe(true)
  await expect(attempt).toPass({ timeout: patienceMs, intervals: [everyMs] })
}
