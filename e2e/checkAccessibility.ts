import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** Minified, it is less than half as much to send to each page. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const panel = '#backstage'

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Only violations are read, by the HTML of their elements, and no frame is of another origin.
  resultTypes: ['violations'],
  selectors: false,
  iframes: false,
  preload: false,
} satisfies axe.RunOptions

/** The rules whose result depends on sizes and colors. All others read the same document in every look. */
export const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

/** The part of the page, and the rules; without them, all that apply. */
export type Sweep = { part?: 'wallet' | 'backstage'; rules?: readonly string[] }

/** Asserts that the wallet in its present state, or the panel next to it, has no accessibility violation. */
export async function checkAccessibility(page: Page, { part = 'wallet', rules }: Sweep = {}): Promise<void> {
  // Reading its half a megabyte takes a page longer than most of its looks.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const context = part === 'wallet' ? { exclude: [[panel]] } : { include: [[panel]] }
  const chosen = rules ? { ...options, runOnly: { type: 'rule' as const, values: [...rules] } } : options
  const violations = await page.evaluate(look, { context, options: chosen })
  expect(violations).toEqual([])
}

/** Runs in the page. */
async function look(parameters: { context: axe.ContextObject; options: axe.RunOptions }): Promise<string[]> {
  const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
  // In the middle of its transition, a color has the contrast of neither look. A transition that was cut off has ended, too.
  const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(changing.map(({ finished }) => finished))
  // At its end, nothing of a page is half under the bar at the bottom of the screen.
  const before = window.scrollY
  window.scrollTo(0, document.documentElement.scrollHeight)
  const { violations } = await inPage.run(parameters.context, parameters.options)
  window.scrollTo(0, before)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
