/** Browsers by what they call themselves; those that also call themselves something else stand first. */
const browsers = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const devices = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

/**
 * A name for a passkey that is made on this device, such as `Chrome on Android`, for the person to change. A guess from
 * what the browser says about itself, so nothing is decided by it; empty where it says nothing known, and on a server.
 */
export function suggestPasskeyName(): string {
  if (typeof document === 'undefined') return ''
  const { userAgent } = navigator
  const nameIn = (names: typeof browsers | typeof devices) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [nameIn(browsers), nameIn(devices)].filter((name) => name !== undefined).join(' on ')
}
