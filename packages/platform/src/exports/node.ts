/**
 * What the relay can use on Node alone.
 *
 * @module
 */
export { createNodeFetch } from '../node/createNodeFetch.ts'
