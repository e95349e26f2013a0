import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useController } from './useController.ts'
import { useWalletClient } from './WalletProvider.tsx'

function Orphan() {
  useWalletClient()
  return null
}

function hold(strict: boolean) {
  const made: { id: string; destroy: ReturnType<typeof vi.fn> }[] = []
  const client = {}
  const view = renderHook(
    ({ id }: { id: string }) =>
      useController({ client, id }, () => {
        const controller = { id, destroy: vi.fn() }
        made.push(controller)
        return controller
      }),
    { initialProps: { id: 'one' }, ...(strict && { wrapper: StrictMode }) },
  )
  return { ...view, made }
}

test('renders keep the controller, and another key ends it and makes the next', () => {
  const { result, rerender, made } = hold(false)
  rerender({ id: 'one' })
  expect(made).toHaveLength(1)

  rerender({ id: 'two' })
  expect(result.current.id).toBe('two')
  expect(made[0]?.destroy).toHaveBeenCalledTimes(1)
  expect(made.at(-1)?.destroy).not.toHaveBeenCalled()
})

test('a component that goes away ends its controller', () => {
  const { result, unmount } = hold(false)
  const { destroy } = result.current
  unmount()

  expect(destroy).toHaveBeenCalledTimes(1)
})

test('StrictMode keeps one controller', () => {
  const { result, rerender } = hold(true)
  const first = result.current
  rerender({ id: 'one' })

  expect(result.current).toBe(first)
})

test('a hook without a provider says what to do', () => {
  expect(() => renderToString(<Orphan />)).toThrow(/Wrap the page in <WalletProvider/)
})
