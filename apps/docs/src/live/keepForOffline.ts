/** Has the browser keep the pages and files that were loaded, so that the examples work without a network. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { BASE_URL } = import.meta.env
  void navigator.serviceWorker.register(`${BASE_URL}offline.js`, { scope: BASE_URL }).catch(() => undefined)
}
