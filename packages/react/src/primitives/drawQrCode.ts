import { correction, generate } from 'lean-qr/nano'

/** Modules that stay light on each side (ISO/IEC 18004 §6.3.8). */
const quietZone = 4

/**
 * Draws a text as a QR code of one path, in the color of the surrounding text. The text is written as bytes and says that
 * they are UTF-8 (ECI 26), which the decoders of phones read.
 */
export function drawQrCode(svg: SVGSVGElement, text: string): void {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const side = code.size + 2 * quietZone
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  let dark = ''
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) dark += `M${x + quietZone} ${y + quietZone}h1v1h-1z`
  path.setAttribute('d', dark)
  path.setAttribute('fill', 'currentColor')
  svg.setAttribute('viewBox', `0 0 ${side} ${side}`)
  svg.replaceChildren(path)
}
