/** Draws an icon. It stands beside words that say the same, so assistive technology skips it. */
export function Icon({ path, mirrored }: { path: string; mirrored?: boolean }) {
  return (
    <svg
      data-part="icon"
      data-mirrored={mirrored ? '' : undefined}
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

export const CheckIcon = () => <Icon path="m5 13 4.5 4.5L19 7" />
export const CrossIcon = () => <Icon path="m7 7 10 10M17 7 7 17" />
export const ShieldIcon = () => <Icon path="M12 3 5 6v5c0 5 3 8.5 7 10 4-1.5 7-5 7-10V6zM12 8v4M12 15.5v.1" />
export const InfoIcon = () => <Icon path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5M12 8v.1" />
export const WarningIcon = () => <Icon path="M12 4 2.5 20h19zM12 10v5M12 17.5v.1" />
export const LockIcon = () => <Icon path="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
export const PhoneIcon = () => (
  <Icon path="M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M11 18h2" />
)
export const MailIcon = () => <Icon path="M4 6h16v12H4zM4 7l8 6 8-6" />
export const KeyIcon = () => <Icon path="M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8M11 12l8-8M16 7l3 3" />
export const ClockIcon = () => <Icon path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3 2" />
export const MoneyInIcon = () => <Icon mirrored path="M17 7 7 17M15 17H7V9" />
export const MoneyOutIcon = () => <Icon mirrored path="M7 17 17 7M9 7h8v8" />
export const CardIcon = () => <Icon path="M3 6h18v12H3zM3 10h18" />
export const NextIcon = () => <Icon mirrored path="m9 5 7 7-7 7" />
export const PlusIcon = () => <Icon path="M12 5v14M5 12h14" />
