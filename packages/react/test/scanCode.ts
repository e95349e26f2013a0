import jsQR from 'jsqr'

/** How many pixels a module of the picture has. */
const scale = 4

/** Returns what a camera reads from a QR code on the screen; `undefined` where it reads nothing. */
export function scanCode(svg: Element): string | undefined {
  const side = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * scale
  const path = svg.querySelector('path')?.getAttribute('d') ?? ''
  const dark = new Set([...path.matchAll(/M(\d+ \d+)h/g)].map(([, at]) => at))
  const pixels = new Uint8ClampedArray(side ** 2 * 4).map((_, at) => {
    const pixel = at >> 2
    const place = `${Math.floor((pixel % side) / scale)} ${Math.floor(pixel / side / scale)}`
    return at % 4 < 3 && dark.has(place) ? 0 : 255
  })
  return jsQR(pixels, side, side)?.data
}
