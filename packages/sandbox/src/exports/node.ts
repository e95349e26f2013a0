export { isAllowedHost } from '../allowedHosts.ts'
export type { SandboxServer, StartSandboxServerParameters } from '../server.ts'
export { startSandboxServer } from '../server.ts'
