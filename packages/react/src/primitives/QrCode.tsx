import { useCallback, useRef } from 'react'
import { definePart } from './definePart.tsx'
import { useSecretElement } from './temporary-secret/useSecretElement.ts'

type QrCodeOptions = {
  /** Returns what the code says. Keep the function stable between renders. */
  readText: () => string | undefined
  /** What a camera finds in it, for users who do not see it. */
  label: string
}

/**
 * A QR code, drawn once its encoder has loaded. React never holds what it says. It stays empty where the encoder does not
 * load or the text is too long, so show the same text next to it.
 */
export const QrCode = definePart(
  'svg',
  ({ readText, label }: QrCodeOptions) => {
    const ref = useRef<SVGSVGElement>(null)
    const write = useCallback((svg: SVGSVGElement) => void draw(svg, readText), [readText])
    useSecretElement(ref, { write, clear })
    return { ref, role: 'img', 'aria-label': label, children: undefined }
  },
  ['readText', 'label'],
)

/** `data-wanted`: the code is still to be shown when the encoder has loaded. */
async function draw(svg: SVGSVGElement, readText: () => string | undefined): Promise<void> {
  svg.dataset.wanted = ''
  try {
    const { drawQrCode } = await import('./drawQrCode.ts')
    const text = readText()
    if (text !== undefined && 'wanted' in svg.dataset) drawQrCode(svg, text)
  } catch {
    // The text next to it says the same.
  }
}

function clear(svg: SVGSVGElement): void {
  delete svg.dataset.wanted
  svg.replaceChildren()
}
