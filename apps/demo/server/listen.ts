/** How many ports are tried, one after the other. */
const attempts = 20

/**
 * Starts a server on a port, or on the next free one.
 *
 * @throws the starter's error when it is not about a taken port, or when many in a row are taken.
 */
export async function onFreePort<server>(port: number, start: (port: number) => Promise<server>): Promise<server> {
  for (let tried = port; ; tried++) {
    try {
      return await start(tried)
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!taken || tried >= port + attempts - 1) throw error
    }
  }
}
