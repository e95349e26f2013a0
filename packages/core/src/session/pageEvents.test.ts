import { expect, test, vi } from 'vitest'
import { onActivity, onWake } from './pageEvents.ts'

function stubPage() {
  const [window, document] = [new EventTarget(), Object.assign(new EventTarget(), { visibilityState: 'visible' })]
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  return { window, document }
}

test('a page may have slept when it is shown, focused or connected again, and is heard until the listener leaves', () => {
  const { window, document } = stubPage()
  let woken = 0
  const stop = onWake(() => woken++)
  const happen = () => {
    for (const event of ['pageshow', 'focus', 'online']) window.dispatchEvent(new Event(event))
    document.dispatchEvent(new Event('visibilitychange'))
  }

  happen()
  window.dispatchEvent(new Event('blur'))
  expect(woken).toBe(4)
  stop()
  happen()

  expect(woken).toBe(4)
})

test('what the user does is heard while the page is visible, until the listener leaves', () => {
  const { window, document } = stubPage()
  let active = 0
  const stop = onActivity(() => active++)
  const happen = () => {
    for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'])
      window.dispatchEvent(new Event(event))
    document.dispatchEvent(new Event('visibilitychange'))
  }

  happen()
  expect(active).toBe(6)
  document.visibilityState = 'hidden'
  happen()
  expect(active).toBe(6)
  document.visibilityState = 'visible'
  stop()
  happen()

  expect(active).toBe(6)
})

test('no part of the page can keep activity to itself, and no movement waits for a listener', () => {
  const { window } = stubPage()
  const listenTo = vi.spyOn(window, 'addEventListener')

  onActivity(() => {})

  expect(new Set(listenTo.mock.calls.map(([, , options]) => JSON.stringify(options)))).toEqual(
    new Set([JSON.stringify({ capture: true, passive: true })]),
  )
})

test('on a server there are no events', () => {
  expect(() => {
    onWake(() => {})()
    onActivity(() => {})()
  }).not.toThrow()
})
