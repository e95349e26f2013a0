import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useCallback, useRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import { QrCode } from '../../primitives/QrCode.tsx'
import { SecretLink } from '../../primitives/SecretLink.tsx'
import { useSecretElement } from '../../primitives/temporary-secret/useSecretElement.ts'
import { useComposedRefs } from '../../primitives/useComposedRefs.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useTotpEnrollContext } from './TotpEnrollContext.ts'
import { totpEnrollMessages } from './totpEnrollMessages.ts'

/** Reads the address that apps take in; only of the kind that opens one. */
function useReadUri(): () => string | undefined {
  const { readSecret } = useTotpEnrollContext().enroll
  return useCallback(() => {
    const uri = readSecret()?.uri
    return uri && /^otpauth:\/\//i.test(uri) ? uri : undefined
  }, [readSecret])
}

export type TotpEnrollQrCodeProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children'>

/** The QR code that an app scans. Renders nothing at other steps. */
export const TotpEnrollQrCode = forwardRef<SVGSVGElement, TotpEnrollQrCodeProps>(function TotpEnrollQrCode(props, ref) {
  const words = useMessages('totpEnroll', totpEnrollMessages)
  const { step } = useTotpEnrollContext()
  const readText = useReadUri()
  return step === 'code' ? <QrCode {...props} ref={ref} readText={readText} label={words.qrCode} /> : null
})

export type TotpEnrollAppLinkProps = Omit<ComponentPropsWithoutRef<typeof SecretLink>, 'readHref'>

/** Opens an app on this device. Renders nothing where a mouse says that the app is likely on another one. */
export const TotpEnrollAppLink = forwardRef<HTMLAnchorElement, TotpEnrollAppLinkProps>(
  function TotpEnrollAppLink(props, ref) {
    const words = useMessages('totpEnroll', totpEnrollMessages)
    const { step } = useTotpEnrollContext()
    const readHref = useReadUri()
    if (step !== 'code' || !isHandheld()) return null
    return (
      <SecretLink {...props} ref={ref} readHref={readHref}>
        {props.children ?? words.openApp}
      </SecretLink>
    )
  },
)

/** Never asked on a server: there is no secret to open there. */
function isHandheld(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches
}

export type TotpEnrollKeyProps = Omit<ComponentPropsWithoutRef<'code'>, 'children'>

/** The key to type into an app, in groups of four. Renders nothing at other steps. React never holds it. */
export const TotpEnrollKey = forwardRef<HTMLElement, TotpEnrollKeyProps>(function TotpEnrollKey(props, ref) {
  return useTotpEnrollContext().step === 'code' ? <Key {...props} ref={ref} /> : null
})

const Key = forwardRef<HTMLElement, TotpEnrollKeyProps>(function Key(props, ref) {
  const { readSecret } = useTotpEnrollContext().enroll
  const own = useRef<HTMLElement>(null)
  const composed = useComposedRefs(own, ref)
  const write = useCallback(
    (element: HTMLElement) => {
      element.textContent = readSecret()?.secretBase32.replace(/.{4}(?=.)/g, '$& ') ?? ''
    },
    [readSecret],
  )
  useSecretElement(own, { write, clear })
  // A translated key opens nothing.
  return <code translate="no" dir="ltr" {...props} ref={composed} />
})

function clear(element: HTMLElement): void {
  element.textContent = ''
}

/** Names the key. Renders nothing at other steps. */
export const TotpEnrollKeyLabel = forwardRef<HTMLSpanElement, ComponentPropsWithoutRef<'span'>>(
  function TotpEnrollKeyLabel(props, ref) {
    const words = useMessages('totpEnroll', totpEnrollMessages)
    if (useTotpEnrollContext().step !== 'code') return null
    return (
      <span {...props} ref={ref}>
        {props.children ?? words.key}
      </span>
    )
  },
)

/** Copies the key, for a while. */
export const TotpEnrollCopyKeyButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function TotpEnrollCopyKeyButton(props, ref) {
    const { enroll, step, copying } = useTotpEnrollContext()
    const words = useMessages('totpEnroll', totpEnrollMessages)
    if (step !== 'code') return null
    const copy = () => {
      const secret = enroll.readSecret()
      if (secret) copying.copy(secret.secretBase32)
    }
    return (
      <BusyButton {...props} ref={ref} onAction={copy}>
        {props.children ?? words.copyKey}
      </BusyButton>
    )
  },
)
