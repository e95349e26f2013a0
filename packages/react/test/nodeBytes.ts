// jsdom brings byte arrays of its own, which Web Crypto and every `instanceof` of Node refuse. One realm is enough.
const nodeBytes = Buffer.alloc(1)
Object.assign(globalThis, {
  ArrayBuffer: nodeBytes.buffer.constructor,
  Uint8Array: Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor,
})
