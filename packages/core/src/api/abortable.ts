/** Parameters of a call that can be canceled. */
export type Abortable = { signal?: AbortSignal | undefined }
