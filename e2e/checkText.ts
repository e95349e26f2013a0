import { expect, type Page } from '@playwright/test'

/** What must stand in one piece: what is pressed, and what says where the user is. */
const whole = 'button, nav a, .cs-button, h1, h2'

/** Asserts that text of twice its size stays whole and readable on a phone: no word is broken, cut off or covered. */
export async function checkLargeText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await page.evaluate(findTextFaults, whole)).toEqual([])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/** Runs in the page. */
function findTextFaults(whole: string): string[] {
  type Word = { text: string; element: Element; boxes: DOMRect[] }
  const words: Word[] = []
  const texts = document.createTreeWalker(document.querySelector('.cs-wallet') ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true }) || isForScreenReaders(element)) continue
    for (const { 0: text, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}.,'’]+/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + text.length)
      words.push({ text, element, boxes: [...range.getClientRects()].filter(({ width }) => width > 0) })
    }
  }
  const broken = words.filter(
    ({ element, boxes }) => element.closest(whole) && new Set(boxes.map(({ top }) => top)).size > 1,
  )
  const cut = words.filter(({ element, boxes }) => boxes.some((box) => isCut(element, box)))
  const covered = words.filter((word, at) => words.slice(at + 1).some((other) => overlap(word, other)))
  const { scrollWidth, clientWidth } = document.documentElement
  return [
    ...(scrollWidth > clientWidth ? ['the page scrolls sideways'] : []),
    ...broken.map(({ text }) => `broken: ${text}`),
    ...cut.map(({ text }) => `cut off: ${text}`),
    ...covered.map(({ text }) => `covered: ${text}`),
  ]

  function isForScreenReaders(element: Element): boolean {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).clipPath !== 'none') return true
    return false
  }

  /** What scrolls in its own line, such as the filters, is reached there. */
  function isCut(element: Element, { left, right }: DOMRect): boolean {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box)
      if (overflowX === 'auto') return false
      const edges = box.getBoundingClientRect()
      if (overflowX !== 'visible' && (left < edges.left - 1 || right > edges.right + 1)) return true
    }
    return left < -1 || right > innerWidth + 1
  }

  function overlap(one: Word, other: Word): boolean {
    if (one.element === other.element) return false
    return one.boxes.some((a) =>
      other.boxes.some((b) => {
        // The box of a letter is taller than its line where lines are close.
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        return width > 2 && height > Math.min(a.height, b.height) / 3
      }),
    )
  }
}
