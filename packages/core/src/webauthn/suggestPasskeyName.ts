/** Browsers by the names in their user agent; those whose user agent also contains another name come first. */
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
 * Returns a name for a passkey that is created on this device, such as `Chrome on Android`, for the user to change. A
 * guess from the user agent, so nothing is decided by it; empty for an unknown one, and on a server.
 */
export function suggestPasskeyName(): string {
  if (typeof document === 'undefined') return ''
  const { userAgent } = navigator
  const nameIn = (names: typeof browsers | typeof devices) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [nameIn(browsers), nameIn(devices)].filter((name) => name !== undefined).join(' on ')
}
