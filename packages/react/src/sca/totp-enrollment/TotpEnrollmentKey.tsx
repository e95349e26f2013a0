import { useCallback } from 'react'
import { definePart } from '../../primitives/definePart.tsx'
import { QrCode as BaseQrCode } from '../../primitives/QrCode.tsx'
import { SecretLink } from '../../primitives/SecretLink.tsx'
import * as TemporarySecret from '../../primitives/temporary-secret/TemporarySecret.tsx'
import { useTotpEnrollmentContext } from './TotpEnrollmentContext.ts'

/** Returns a function that reads the address for apps, only of the kind that opens one. */
function useReadUri(): () => string | undefined {
  const { readSecret } = useTotpEnrollmentContext()
  return useCallback(() => {
    const uri = readSecret()?.uri
    return uri && /^otpauth:\/\//i.test(uri) ? uri : undefined
  }, [readSecret])
}

/** The QR code that an app scans. Renders nothing at other steps. */
export const QrCode = definePart(BaseQrCode, () => {
  const { step, messages } = useTotpEnrollmentContext()
  const readText = useReadUri()
  return step === 'code' ? { readText, label: messages.qrCode } : null
})

/** Opens an app on this device. Renders nothing where a mouse suggests that the app is on another device. */
export const AppLink = definePart(SecretLink, () => {
  const { step, messages } = useTotpEnrollmentContext()
  const readHref = useReadUri()
  return step === 'code' && isHandheld() ? { readHref, text: messages.openApp } : null
})

/** Not called on a server: there is no secret to open there. */
function isHandheld(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches
}

/** Names the key. Renders nothing at other steps. */
export const KeyLabel = definePart('span', () => {
  const { step, messages } = useTotpEnrollmentContext()
  return step === 'code' ? { text: messages.key } : null
})

/** The key to type into an app, in groups of four. Renders nothing at other steps. */
export const Key = definePart(TemporarySecret.Text, () => {
  const { readSecret, step } = useTotpEnrollmentContext()
  const readText = useCallback(() => readSecret()?.secretBase32.replace(/.{4}(?=.)/g, '$& '), [readSecret])
  return step === 'code' ? { readText } : null
})

/** Copies the key, for a time. */
export const CopyKeyButton = definePart(TemporarySecret.CopyButton, () => {
  const { readSecret, step, messages } = useTotpEnrollmentContext()
  if (step !== 'code') return null
  return { readText: () => readSecret()?.secretBase32, text: messages.copyKey }
})
