/**
 * Uncompressed hex of the key that signs the sandbox's wallet exports; not the same as the quorum key.
 *
 * ITS PRIVATE HALF IS PUBLIC: it is a few lines below and is SHA-256 of a fixed label. Pin it in development and in
 * tests; pinned in production, it lets anyone sign.
 */
export const sandboxExportPublicKeyHex =
  '0404d0a4bd9d04600e3212ccf529a27617719b2e0e48526aad7b86b4771ba9f6b6a59fdc3c8ba1680e8817dfd8e8b2241e34c1f1bf602ce26536dfcc6869012745'

/** SHA-256 of `countersign sandbox export key v1`, as a P-256 key (RFC 7518 §6.2). */
const exportPrivateKey = {
  kty: 'EC',
  crv: 'P-256',
  d: 'qp5uNd0oLKyDweJjYtH-0qaefXZOpNiS8GOvse8AFc4',
  x: 'BNCkvZ0EYA4yEsz1KaJ2F3GbLg5IUmqte4a0dxup9rY',
  y: 'pZ_cPIuhaA6IF9_Y6LIkHjTB8b9gLOJlNt_MaGkBJ0U',
} as const

/** Signs bytes with the export key. Returns r and s, 32 bytes each (IEEE P1363). */
export async function signWithExportKey(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('jwk', exportPrivateKey, { name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
  ])
  return new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, message))
}
