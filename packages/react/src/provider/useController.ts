import { useEffect, useState } from 'react'

/**
 * Keeps one controller while `key` stays the same, and ends what it is doing when the component goes away. Building a
 * controller has no effect, so the second render of StrictMode costs nothing.
 */
export function useController<controller extends { destroy(): void }>(
  key: { client: object; id: string },
  create: () => controller,
): controller {
  const [held, setHeld] = useState(() => ({ ...key, controller: create() }))
  let current = held
  if (held.client !== key.client || held.id !== key.id) {
    // Another quote or another wallet must never be shown with the state of the one before.
    current = { ...key, controller: create() }
    setHeld(current)
  }

  const { controller } = current
  useEffect(() => () => controller.destroy(), [controller])
  return controller
}
