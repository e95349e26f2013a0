/**
 * Opens the print dialog. While it is open, `data-cs-printing` on the root element makes the style sheet leave out
 * everything on the page but the receipt.
 */
export function printReceipt(): void {
  const { dataset } = document.documentElement
  dataset.csPrinting = ''
  // Some browsers print after `print` has returned.
  addEventListener('afterprint', () => delete dataset.csPrinting, { once: true })
  window.print()
}
