import { useSyncExternalStore } from 'react'

/** From here on a list stands beside what is open; in rem, as in the style sheets. */
const wideRem = 60

/** Whether the wallet, which an open Backstage makes narrower, has room for two columns. */
export function useIsWide(): boolean {
  return useSyncExternalStore(observe, readIsWide)
}

const findWallet = () => document.querySelector('.wallet')

function observe(onChange: () => void): () => void {
  const wallet = findWallet()
  if (!wallet) return () => {}
  const observer = new ResizeObserver(onChange)
  observer.observe(wallet)
  return () => observer.disconnect()
}

function readIsWide(): boolean {
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return (findWallet()?.clientWidth ?? 0) >= wideRem * remPx
}
