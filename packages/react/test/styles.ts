const id = 'styles'

/** Puts the one declaration on the page by which the screens recognize their style sheet. A server has no page. */
export function addStyles(): void {
  if (typeof document === 'undefined' || document.getElementById(id)) return
  const styles = Object.assign(document.createElement('style'), { id, textContent: '.cs-card { --_space: 4px }' })
  document.head.append(styles)
}

/** Leaves the page without a style sheet, until the next test. */
export function removeStyles(): void {
  document.getElementById(id)?.remove()
}
