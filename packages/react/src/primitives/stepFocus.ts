/** Finds the heading of the step that a field belongs to: the nearest one around it. */
export function stepHeadingOf(field: HTMLElement | null): HTMLElement | undefined {
  for (let around = field?.parentElement; around; around = around.parentElement) {
    const heading = around.querySelector<HTMLElement>('[data-step]')
    if (heading) return heading
  }
  return undefined
}

/**
 * Moves the focus to a step: to the field that it asks for, which the heading labels, so that the user can type at once,
 * else to the heading.
 */
export function focusStep(heading: HTMLElement | null, root: Element | null): void {
  const field = root?.querySelector<HTMLInputElement | HTMLSelectElement>('[data-step-field]') ?? null
  if (!field || stepHeadingOf(field) !== heading) {
    heading?.focus()
    return
  }
  // The user is typing there already: a selection would let the next character replace what they typed.
  if (field === document.activeElement) return
  field.focus()
  // What stands there already is replaced by typing, as where a field is reached with Tab.
  if ('select' in field) field.select()
}
