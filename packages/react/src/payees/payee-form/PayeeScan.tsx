import { useEffect, useRef, useState } from 'react'
import { definePart } from '../../primitives/definePart.tsx'
import { useHydrated } from '../../provider/useHydrated.ts'
import { useLatest } from '../../provider/useLatest.ts'
import { usePayeeFormContext } from './PayeeFormContext.ts'
import { canReadCodes, readCode } from './readCode.ts'

/**
 * Fills the field from a QR code in front of the camera, and continues with it. Renders nothing at other steps, and where
 * the browser reads no codes.
 */
export const AccountScan = definePart('div', () => {
  const { state, messages, id } = usePayeeFormContext()
  const [step, setStep] = useState<'off' | 'on' | 'failed'>('off')
  const isHydrated = useHydrated()
  if (!isHydrated || state.status !== 'account' || !canReadCodes()) return null
  const isOn = step === 'on'
  function take(text: string) {
    setStep('off')
    const field = document.getElementById(`${id}-account`) as HTMLInputElement
    field.value = accountIn(text)
    field.form?.requestSubmit()
  }
  return {
    children: (
      <>
        {isOn && <Camera onRead={take} onFailed={() => setStep('failed')} />}
        <button type="button" className="cs-button" data-look="quiet" onClick={() => setStep(isOn ? 'off' : 'on')}>
          {isOn ? messages.stopScan : messages.scan}
        </button>
        <p className="cs-error" role="alert">
          {step === 'failed' && messages.noCamera}
        </p>
      </>
    ),
  }
})

function Camera(props: Parameters<typeof readCode>[1]) {
  const screen = useRef<HTMLVideoElement>(null)
  const latest = useLatest(props)
  useEffect(() => readCode(screen.current, latest.current), [latest])
  return <video ref={screen} className="cs-input" muted playsInline aria-hidden />
}

/** Returns the account in a code: the IBAN of one for a transfer in euros (EPC069-12), or else the whole text. */
function accountIn(text: string): string {
  return text.startsWith('BCD') ? (text.split(/\r?\n/)[6] ?? '') : text
}
