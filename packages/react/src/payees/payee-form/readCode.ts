/** How some browsers read codes (WICG Shape Detection API, Accelerated Shape Detection in Images). */
declare const BarcodeDetector: new (options: {
  formats: readonly string[]
}) => {
  detect(picture: HTMLVideoElement): Promise<readonly { rawValue: string }[]>
}

type ReadCodeParameters = { onRead(text: string): void; onFailed(): void }

/** Returns whether the browser reads codes, and has a camera for a secure page. */
export const canReadCodes = () => typeof BarcodeDetector === 'function' && navigator.mediaDevices !== undefined

/** Shows what the camera sees until it is a QR code. Returns what ends it: the camera is off then. The pictures stay here. */
export function readCode(screen: HTMLVideoElement | null, { onRead, onFailed }: ReadCodeParameters): () => void {
  let stream: MediaStream | undefined
  let isOver = false
  function end(): void {
    isOver = true
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
  async function watch(): Promise<void> {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    if (isOver || !screen) return end()
    const reader = new BarcodeDetector({ formats: ['qr_code'] })
    screen.srcObject = stream
    await screen.play()
    while (!isOver) {
      const [code] = await reader.detect(screen)
      if (code && !isOver) return onRead(code.rawValue)
      await new Promise(requestAnimationFrame)
    }
  }
  watch().catch(() => isOver || onFailed())
  return end
}
