/**
 * Returns the table's own entry for a key that came from outside, or `undefined`. `table[key]` would also find what every
 * object inherits: for `constructor` or `toString` a function, for `__proto__` an object.
 *
 * @example
 * ```ts
 * const names = { ACTIVE: 'May spend', REVOKED: 'May no longer spend' }
 * const name = lookUp(names, key.status) ?? 'Unknown'
 * ```
 */
export function lookUp<table extends object>(table: table, key: string | undefined): table[keyof table] | undefined {
  return key !== undefined && Object.hasOwn(table, key) ? table[key as keyof table] : undefined
}
