/** Why passkeys cannot work on this page. */
export type PasskeyObstacle = 'unsupported' | 'insecure-page' | 'in-app-browser' | 'forbidden-frame'

export type PasskeySupport = {
  /** Offer another method and say why; absent if passkeys can be used. */
  obstacle?: PasskeyObstacle
  /** This device can make and use passkeys itself, with its screen lock. */
  builtIn: boolean
  /** The browser offers passkeys in a field with `autocomplete="… webauthn"`. */
  autofill: boolean
}

/** The permissions policies that a page needs (WebAuthn §5.9). */
export type PasskeyFeature = 'publickey-credentials-get' | 'publickey-credentials-create'

/** Returns what can be known about passkeys on this page without a prompt. Never rejects. */
export async function checkPasskeys(): Promise<PasskeySupport> {
  const obstacle = readObstacle('publickey-credentials-get')
  if (obstacle) return { obstacle, builtIn: false, autofill: false }
  const [builtIn, autofill] = await Promise.all([
    ask(() => PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()),
    ask(() => PublicKeyCredential.isConditionalMediationAvailable()),
  ])
  // An app may let its pages use passkeys, and then the device says that it has them.
  if (!builtIn && looksLikeInAppBrowser()) return { obstacle: 'in-app-browser', builtIn, autofill: false }
  return { builtIn, autofill }
}

/** Returns a known obstacle, without waiting. */
export function readObstacle(feature: PasskeyFeature): PasskeyObstacle | undefined {
  if (typeof document === 'undefined') return 'unsupported'
  // First, because engines hide passkeys from insecure pages altogether.
  if (!globalThis.isSecureContext) return 'insecure-page'
  if (typeof PublicKeyCredential !== 'function') return looksLikeInAppBrowser() ? 'in-app-browser' : 'unsupported'
  return isAllowed(feature) === false ? 'forbidden-frame' : undefined
}

/**
 * Returns whether the device has neither an authenticator of its own nor a connection to a phone's. Security keys
 * cannot be detected.
 */
export async function hasNoAuthenticator(): Promise<boolean> {
  if (await ask(() => PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())) return false
  return ask(async () => (await PublicKeyCredential.getClientCapabilities()).hybridTransport === false)
}

/** Returns whether this page is embedded in another one. */
export function isFramed(): boolean {
  return window.parent !== window
}

/**
 * Whether the user agent looks like an app that shows pages itself: Android marks these with `wv`, and on iOS they do
 * not call themselves Safari. A hint, so nothing is decided by it alone.
 */
export function looksLikeInAppBrowser(): boolean {
  const { userAgent } = navigator
  return /; wv\)/.test(userAgent) || (/\b(iPhone|iPad|iPod)\b/.test(userAgent) && !/ Safari\//.test(userAgent))
}

type PolicyDocument = Document & { featurePolicy?: { allowsFeature(feature: string): boolean } }

/** Returns whether the permissions policy allows it. Only Chromium says so; elsewhere only the attempt tells. */
export function isAllowed(feature: PasskeyFeature): boolean | undefined {
  return (document as PolicyDocument).featurePolicy?.allowsFeature(feature)
}

/** Returns whether the page has the focus and the user has just touched it. */
export function isAttended(): boolean {
  return document.hasFocus() && navigator.userActivation?.isActive !== false
}

/** An engine that lacks the method, or refuses it, counts as a no. */
async function ask(question: () => Promise<boolean>): Promise<boolean> {
  try {
    return await question()
  } catch {
    return false
  }
}
