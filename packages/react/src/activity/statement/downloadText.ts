/** Has the browser save a text as a file. */
export function downloadText(text: string, parameters: { fileName: string; type: string }): void {
  const { fileName, type } = parameters
  // Without the mark, spreadsheets read the letters of another alphabet wrongly.
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
  link.click()
  URL.revokeObjectURL(url)
}
