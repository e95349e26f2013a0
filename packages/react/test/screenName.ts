import type * as exports from '../src/exports/index.ts'

type Exported = keyof typeof exports

/** Every finished screen of this package, without `Screen`. What lists screens for a test names each of them, or does not compile. */
export type ScreenName = Exported extends infer name ? (name extends `${infer screen}Screen` ? screen : never) : never
