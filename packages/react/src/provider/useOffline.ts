import { useEffect, useState } from 'react'

/** Whether the browser has said that it is offline since the page was opened. */
export function useOffline(): boolean {
  const [offline, setOffline] = useState(false)
  useEffect(() => {
    const leave = () => setOffline(true)
    const comeBack = () => setOffline(false)
    window.addEventListener('offline', leave)
    window.addEventListener('online', comeBack)
    return () => {
      window.removeEventListener('offline', leave)
      window.removeEventListener('online', comeBack)
    }
  }, [])
  return offline
}
