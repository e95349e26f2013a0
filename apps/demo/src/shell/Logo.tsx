/** The mark of the wallet: a sun over the harbour's line. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect className="logo-ground" width="32" height="32" rx="9" />
      <path className="logo-line" d="M9 20.5a7 7 0 0 1 14 0M16 7v6.5M7 24.5h18" />
    </svg>
  )
}
