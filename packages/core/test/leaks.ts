/** Ids, keys and sealed texts. In some thousand runs, the six digits of a code stand in one of them by chance. */
const randomHex = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32,}/gi

/** Returns the forms in which a text contains a secret. The digits of a code are not looked for inside of random hex. */
export function findLeaks(text: string, secret: string): string[] {
  const isCode = /^\d{4,12}$/.test(secret)
  const readable = isCode ? text.replaceAll(randomHex, '…') : text
  return disguises(secret).filter((form) => (form === secret ? readable : text).includes(form))
}

/** A secret as text, hex, base64, base64url and percent-encoded, alone and inside the encrypted plaintext. */
function disguises(text: string): string[] {
  const bytes = new TextEncoder().encode(text)
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const percent = [...bytes].map((byte) => `%${byte.toString(16)}`).join('')
  // base64 depends on the position of a text within three bytes: these are the characters that hold nothing else.
  const base64 = [0, 1, 2].map((shift) => {
    const [first, end] = [Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6)]
    return btoa(' '.repeat(shift) + text).slice(first, end)
  })
  return [text, hex, hex.toUpperCase(), percent, JSON.stringify([...bytes]).slice(1, -1), ...base64]
}
