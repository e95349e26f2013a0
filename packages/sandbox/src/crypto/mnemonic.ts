import { textToBytes } from './encoding.ts'

/** Words of the sandbox's own. They look like a seed phrase and open nothing. */
const words =
  'anchor autumn basket beach bridge bronze cactus canyon cedar circle clock cloud copper coral cotton desert ' +
  'eagle ember engine fabric feather forest fountain garden glacier globe harbor hazel helmet island ivory jacket ' +
  'jungle kettle kitten ladder lantern lemon lizard magnet maple marble meadow mirror museum needle ocean olive ' +
  'orbit oyster paddle pebble pepper pigeon pillow planet quartz rabbit ribbon river saddle silver timber velvet'

/** Twelve different lower-case words, the same for the same wallet every time. */
export async function mnemonicOf(accountId: string): Promise<string> {
  const list = words.split(' ')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', textToBytes(accountId)))
  return Array.from(digest.subarray(0, 12), (byte) => list.splice(byte % list.length, 1)[0]).join(' ')
}
