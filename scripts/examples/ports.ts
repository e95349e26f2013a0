import { createServer } from 'node:net'

/** The ports that the examples and the documentation name. */
export type Ports = { readonly sandbox: number; readonly server: number; readonly page: number }

const written: Ports = { sandbox: 4010, server: 3000, page: 5173 }

/** Finds ports that are free now, so that the examples run beside a program that uses theirs. */
export async function findPorts(): Promise<Ports> {
  const servers = await Promise.all([listen(), listen(), listen()])
  const [sandbox, server, page] = servers.map((each) => portOf(each)) as [number, number, number]
  await Promise.all(servers.map((each) => new Promise((resolve) => each.close(resolve))))
  return { sandbox, server, page }
}

/** Returns a file of an example with other ports. */
export function withPorts(text: string, ports: Ports): string {
  const names = Object.keys(written) as (keyof Ports)[]
  return names.reduce(
    (changed, name) => changed.replaceAll(new RegExp(`\\b${written[name]}\\b`, 'g'), `${ports[name]}`),
    text,
  )
}

function listen(): Promise<ReturnType<typeof createServer>> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, 'localhost', () => resolve(server))
  })
}

function portOf(server: ReturnType<typeof createServer>): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A server on a port has no port')
  return address.port
}
