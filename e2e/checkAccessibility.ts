import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const panel = '#backstage'

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Only violations are read, by the HTML of their elements, and no frame is of another origin.
  resultTypes: ['violations'],
  selectors: false,
  iframes: false,
  preload: false,
} satisfies axe.RunOptions

/** Asserts that the wallet in its present state, or the panel next to it, has no accessibility violation. */
export async function checkAccessibility(page: Page, part: 'wallet' | 'backstage'): Promise<void> {
  // Reading its half a megabyte takes a page longer than most of its looks.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const context = part === 'wallet' ? { exclude: [[panel]] } : { include: [[panel]] }
  const violations = await page.evaluate(look, { context, options })
  expect(violations).toEqual([])
}

/** Runs in the page. */
async function look(parameters: { context: axe.ContextObject; options: axe.RunOptions }): Promise<string[]> {
  const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
  // In the middle of its transition, a color has the contrast of neither look. A transition that was cut off has ended, too.
  const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(changing.map(({ finished }) => finished))
  const { violations } = await inPage.run(parameters.context, parameters.options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
