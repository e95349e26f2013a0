/** Has the browser save a text as a file. Nothing is sent, and no address of it is left. */
export function downloadText(text: string, parameters: { fileName: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = parameters.fileName
  link.click()
  URL.revokeObjectURL(url)
}
