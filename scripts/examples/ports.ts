import { freePorts } from '../engines/processes.ts'

/** The ports that the examples and the documentation name. */
export type Ports = { readonly sandbox: number; readonly server: number; readonly page: number }

const written: Ports = { sandbox: 4010, server: 3000, page: 5173 }

/** Finds ports that are free now, so that the examples run beside a program that uses theirs. */
export async function findPorts(): Promise<Ports> {
  const [sandbox, server, page] = (await freePorts(3)) as [number, number, number]
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
