/** Writes to the console that the finished screens stand on the page without their style sheet. */
export function explainMissingStyles(): void {
  const card = document.querySelector('.cs-card')
  if (!card || getComputedStyle(card).getPropertyValue('--_space') !== '') return
  // biome-ignore lint/suspicious/noConsole: this is what the module is for, and it is loaded in a sandbox only.
  console.warn(
    "Countersign: the screens have no styles. Import '@countersign/react/styles.css' once, or use the headless parts with styles of your own.",
  )
}
