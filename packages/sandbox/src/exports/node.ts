export type { SandboxServer, StartSandboxServerParameters } from '../server.ts'
export { startSandboxServer } from '../server.ts'
