/**
 * The root of the package on Node, by the `node` condition of its exports: the same, with a faster way to the service.
 *
 * @module
 */
export * from './exports/index.ts'
export { createPlatformHandler } from './node/createNodeHandler.ts'
