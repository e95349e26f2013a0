/** Has the browser save a text as a file. Nothing is sent, and no address of it is left. */
export function downloadText(text: string, parameters: { fileName: string; type: string }): void {
  const { fileName, type } = parameters
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
  link.click()
  URL.revokeObjectURL(url)
}
