import { lookUp } from '../wire/lookUp.ts'

type Calls<name extends PropertyKey> = { readonly [key in name]: (...values: never[]) => Promise<unknown> }

/** Returns functions of a part of the program that is loaded first: `load` is called with each call of one. */
export function passOn<part extends Calls<name>, name extends keyof part & string>(
  load: () => Promise<part>,
  ...names: readonly name[]
): Pick<part, name> {
  const calls = names.map((name) => [
    name,
    async (...values: never[]) => lookUp<Calls<name>>(await load(), name)?.(...values),
  ])
  return Object.fromEntries(calls) as Pick<part, name>
}
