import { useEffect } from 'react'
import { useLatest } from './useLatest.ts'

/**
 * Does something once for each `subject`, after the page has mounted. StrictMode mounts twice in one go; waiting for
 * the end of that makes one request of two.
 */
export function useOnceMounted<subject>(subject: subject, act: (subject: subject) => void): void {
  const latest = useLatest(act)
  useEffect(() => {
    let mounted = true
    queueMicrotask(() => {
      if (mounted) latest.current(subject)
    })
    return () => {
      mounted = false
    }
  }, [subject, latest])
}
