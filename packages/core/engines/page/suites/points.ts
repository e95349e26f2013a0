import { isCompressedPoint, readUncompressedPoint } from '../../../src/crypto/points.ts'
import { hexToBytes } from '../../../src/encoding/bytes.ts'
import type { Fixtures } from '../../server/fixtures.ts'
import { check } from '../check.ts'
import { assertEqual } from '../expect.ts'

/** Points that must not become keys, even if the engine accepts them. */
export async function checkPoints({ published: { invalidPoints } }: Fixtures): Promise<void> {
  const offCurve = invalidPoints.filter((point) => point.offCurve)
  const imports = await Promise.all(offCurve.map(({ hex }) => engineImports(hex)))
  const imported = imports.filter(Boolean).length
  await check(`every invalid published point is refused, also the ${imported} that this engine imports`, () => {
    assertEqual([invalidPoints.length, offCurve.length], [24, 16])
    const accepted = invalidPoints.filter(({ hex }) => readUncompressedPoint(hex) || isCompressedPoint(hex))
    assertEqual(
      accepted.map(({ tcId }) => tcId),
      [],
    )
  })
}

function engineImports(hex: string): Promise<boolean> {
  const bytes = hexToBytes(hex) ?? new Uint8Array()
  return crypto.subtle.importKey('raw', bytes, { name: 'ECDH', namedCurve: 'P-256' }, false, []).then(
    () => true,
    () => false,
  )
}
