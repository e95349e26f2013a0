import type { BrowserContext } from '@playwright/test'

/** A part of a page that moved although the user had done nothing, or a button that moved as it was pressed. */
type Shift = { value: number; at: number; path: string; moved: string; underFinger: boolean }

declare global {
  interface LayoutShift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  function reportShift(shift: Shift): Promise<void>
}

/** The largest sum of shifts that come together, as the Web Vitals define it, which a journey may have. */
const allowed = 0.03

/** Watches every page of a context. Returns what moved more than it may. */
export async function watchLayout(context: BrowserContext): Promise<() => readonly string[]> {
  const shifts: Shift[] = []
  await context.exposeBinding('reportShift', (_source, shift: Shift) => void shifts.push(shift))
  await context.addInitScript(observeShifts)
  return () => {
    const underFinger = shifts.filter((shift) => shift.underFinger)
    const unasked = findWindows(shifts.filter((shift) => !shift.underFinger)).filter((window) => sum(window) > allowed)
    return [...underFinger, ...unasked.flat()].map(describe)
  }
}

/** Shifts less than a second apart, and for five seconds at most. */
function findWindows(shifts: readonly Shift[]): readonly Shift[][] {
  const windows: Shift[][] = []
  for (const shift of shifts) {
    const open = windows.at(-1)
    const [first] = open ?? []
    const isOpen = open && first && shift.at - (open.at(-1)?.at ?? 0) < 1000 && shift.at - first.at < 5000
    if (isOpen) open.push(shift)
    else windows.push([shift])
  }
  return windows
}

const sum = (window: readonly Shift[]) => window.reduce((total, { value }) => total + value, 0)

function describe({ value, path, moved, underFinger }: Shift): string {
  return `${path}: ${underFinger ? 'under the finger' : value.toFixed(4)}: ${moved}`
}

/** Runs in the page. */
function observeShifts(): void {
  if (!location.protocol.startsWith('http')) return
  let pressed: { element: Element; words: string | null; x: number; y: number; scrolledTo: number } | undefined
  const place = (element: Element) => {
    const { x, y } = element.getBoundingClientRect()
    return { x, y, scrolledTo: scrollY }
  }
  function notice({ target }: Event): void {
    const element = target instanceof Element ? target.closest('button, a, summary, [role="switch"]') : null
    pressed = element ? { element, words: element.textContent, ...place(element) } : undefined
  }
  addEventListener('pointerdown', notice, { capture: true })
  addEventListener('keydown', notice, { capture: true })

  /** A button that is still there and still says the same, further from its place than a finger is exact. */
  function findMoved(): string | undefined {
    if (!pressed?.element.isConnected || pressed.element.textContent !== pressed.words) return undefined
    if (matchMedia('print').matches) return undefined
    const { x, y, scrolledTo } = place(pressed.element)
    const [byX, byY] = [Math.round(x - pressed.x), Math.round(y - pressed.y)]
    // What scrolls with the page moves on the screen, and what sticks to the screen moves in the page: neither jumps.
    const inPage = byY + scrolledTo - pressed.scrolledTo
    const moves = Math.hypot(byX, byY) > 8 && Math.hypot(byX, inPage) > 8
    return moves ? `“${pressed.words}” by ${byX}, ${byY}` : undefined
  }
  function nameNode(node: Node | null): string {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return 'gone'
    const classes = [...element.classList].map((name) => `.${name}`).join('')
    return `${element.localName}${classes} “${element.textContent?.trim().slice(0, 30)}”`
  }
  /** The notice that a session ends pushes a page down, once: it must be seen. Not one on which someone pays. */
  function isPushedByNotice({ sources }: LayoutShift): boolean {
    const notice = document.querySelector('main:not(:has([data-flow])) .cs-session[data-tone]')
    if (!notice) return false
    const { height } = notice.getBoundingClientRect()
    return sources.every(({ previousRect, currentRect }) => Math.abs(currentRect.y - previousRect.y - height - 16) < 2)
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const at = performance.timeOrigin + entry.startTime
      const moved = findMoved()
      const sources = entry.sources.map(
        ({ node, previousRect: { y: before }, currentRect: { y: after } }) =>
          `${nameNode(node)} ${Math.round(before)} → ${Math.round(after)}`,
      )
      const words = [moved, ...sources].filter(Boolean).join('; ')
      if (moved && entry.hadRecentInput) pressed = undefined
      if (!moved && isPushedByNotice(entry)) continue
      if (moved || !entry.hadRecentInput)
        void reportShift({
          value: entry.value,
          at,
          path: location.pathname,
          moved: words,
          underFinger: Boolean(moved && entry.hadRecentInput),
        })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
