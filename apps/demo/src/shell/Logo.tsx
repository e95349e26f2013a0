/** The mark of the wallet: a sun over the harbor’s line. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect className="logo-ground" width="32" height="32" rx="9" />
      <path className="logo-line" d="M7 21.5a9 9 0 0 1 18 0M11.5 21.5a4.5 4.5 0 0 1 9 0M6.5 21.5h19M16 8.3v.1" />
    </svg>
  )
}
