import { encode } from 'uqr'

/** Modules that stay light on each side (ISO/IEC 18004 §6.3.8). */
const quietZone = 4

/** Draws a text as a QR code of one path, in the color of the surrounding text. */
export function drawQrCode(svg: SVGSVGElement, text: string): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const side = size + 2 * quietZone
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : '')))
  path.setAttribute('d', rows.flat().join(''))
  path.setAttribute('fill', 'currentColor')
  svg.setAttribute('viewBox', `0 0 ${side} ${side}`)
  svg.replaceChildren(path)
}
