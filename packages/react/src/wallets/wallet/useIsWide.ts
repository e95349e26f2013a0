import { type RefObject, useEffect, useState } from 'react'

/** From here on a list stands beside what is open; in rem, as in the style sheets. */
const wideRem = 60

/** Whether the wallet around an element has room for two columns. */
export function useIsWide(inside: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(false)
  useEffect(() => {
    const wallet = inside.current?.closest('.cs-wallet')
    if (!wallet || typeof ResizeObserver === 'undefined') return
    const look = () => {
      const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setIsWide(wallet.clientWidth >= wideRem * remPx)
    }
    const observer = new ResizeObserver(look)
    observer.observe(wallet)
    look()
    return () => observer.disconnect()
  }, [inside])
  return isWide
}
