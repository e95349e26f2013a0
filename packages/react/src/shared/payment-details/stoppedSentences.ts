type Until = { time: string | undefined }

/** Said of a payment that was stopped for the user's safety, wherever it is shown. */
export const stopped = 'Nothing was sent. Its details changed after you reviewed it.'

/** The same, while it may have been sent. `time`: until when the money is held for it, a time of day. */
export const maybeSent = ({ time }: Until): string =>
  `It may have been sent. Don’t pay again. Its details changed after you reviewed it.${time ? ` If it wasn’t sent, you get the money back at ${time}.` : ''}`

/** Of a payment that waits for a proof. `time`: a time of day. */
export const confirmBy = ({ time }: { time: string }): string =>
  `Not sent yet. Confirm by ${time}, or it won’t be sent and you get the money back.`
