import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useCallback, useRef } from 'react'
import { useSecretElement } from './temporary-secret/useSecretElement.ts'
import { useComposedRefs } from './useComposedRefs.ts'

export type QrCodeProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children'> & {
  /** What it says. Keep the function stable between renders. */
  readText: () => string | undefined
  /** What a camera finds in it, for those who do not see it. */
  label: string
}

/**
 * A QR code, drawn once its encoder has loaded. What it says is never held by React. It stays empty where the encoder
 * does not load or the text is too long, so the same text has to stand beside it.
 */
export const QrCode = forwardRef<SVGSVGElement, QrCodeProps>(function QrCode(props, ref) {
  const { readText, label, ...rest } = props
  const own = useRef<SVGSVGElement>(null)
  const composed = useComposedRefs(own, ref)
  const write = useCallback((svg: SVGSVGElement) => void draw(svg, readText), [readText])
  useSecretElement(own, { write, clear })
  return <svg {...rest} ref={composed} role="img" aria-label={label} />
})

/** `data-wanted`: whether the code is still to be shown when the encoder arrives. */
async function draw(svg: SVGSVGElement, readText: () => string | undefined): Promise<void> {
  svg.dataset.wanted = ''
  try {
    const { drawQrCode } = await import('./drawQrCode.ts')
    const text = readText()
    if (text !== undefined && 'wanted' in svg.dataset) drawQrCode(svg, text)
  } catch {
    // The text beside it says the same.
  }
}

function clear(svg: SVGSVGElement): void {
  delete svg.dataset.wanted
  svg.replaceChildren()
}
