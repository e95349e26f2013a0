/**
 * The relay with spans of OpenTelemetry.
 *
 * @module
 */
export { createTracedPlatformHandler } from '../observe/createTracedHandler.ts'
