import { lookUp } from '@countersign/core/client'

/** What a part is like at the moment. */
export type PartState = { readonly [name: string]: string | number | boolean | undefined }

export type Props = { readonly [name: string]: unknown }
type Handler = (...values: unknown[]) => unknown

/**
 * Returns the page's props with ours over them. Where both listen to the same event, both handlers run, the page's
 * first; classes are joined.
 */
export function mergeProps(page: Props, own: Props): Props {
  const merged: { [name: string]: unknown } = { ...page, ...own }
  for (const [name, ours] of Object.entries(own)) {
    const theirs = lookUp(page, name)
    if (isHandler(name, ours) && isHandler(name, theirs)) merged[name] = runBoth(theirs, ours)
  }
  return { ...merged, ...definedOnly({ className: joinClasses(page.className, own.className) }) }
}

function isHandler(name: string, value: unknown): value is Handler {
  return /^on[A-Z]/.test(name) && typeof value === 'function'
}

function runBoth(first: Handler, second: Handler): Handler {
  return (...values) => {
    first(...values)
    second(...values)
  }
}

/** Returns one class attribute, or `undefined` where there is no class at all. */
export function joinClasses(...classes: unknown[]): string | undefined {
  return classes.filter((name) => typeof name === 'string' && name !== '').join(' ') || undefined
}

export function definedOnly(props: Props): Props {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))
}

/** Writes a state as data attributes: `{ errorCode: 'X', busy: true, invalid: false }` is `data-error-code="X" data-busy=""`. */
export function toDataAttributes(state: PartState): Props {
  return Object.fromEntries(
    Object.entries(state)
      .filter(([, value]) => value !== undefined && value !== false)
      .map(([name, value]) => [
        `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
        value === true ? '' : value,
      ]),
  )
}
