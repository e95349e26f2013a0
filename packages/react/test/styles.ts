const id = 'styles'

/** Puts the one declaration on the page by which the screens recognize their style sheet. A server has no page. */
export function addStyles(): void {
  if (typeof document === 'undefined') return
  if (!document.getElementById(id)) document.head.append(Object.assign(document.createElement('style'), { id }))
  replaceStyles('--_space: 4px')
}

/** Leaves the page without a style sheet, until the next test. */
export function removeStyles(): void {
  document.getElementById(id)?.remove()
}

/** Puts other declarations in their place, until the next test. */
export function replaceStyles(declarations: string): void {
  const styles = document.getElementById(id)
  if (styles) styles.textContent = `.cs-card { ${declarations} }`
}
