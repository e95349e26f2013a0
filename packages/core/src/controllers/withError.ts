/** States in which `error` can be read without asking for the status first: it is `undefined` where none can be. */
export type WithError<state> = state extends unknown
  ? 'error' extends keyof state
    ? state
    : state & { readonly error?: undefined }
  : never
