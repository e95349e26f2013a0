import { useSyncExternalStore } from 'react'

const pauseMs = 500

/** The parts of the wallet's path, decoded. The panel looks for it from time to time, as it does for everything else. */
export function usePath(): readonly string[] {
  const path = useSyncExternalStore(observe, () => location.pathname)
  return path.split('/').filter(Boolean).map(decodeURIComponent)
}

function observe(onChange: () => void): () => void {
  const timer = setInterval(onChange, pauseMs)
  return () => clearInterval(timer)
}
