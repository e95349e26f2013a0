const paths = {
  out: 'M7 17 17 7M9 7h8v8',
  in: 'M17 7 7 17M15 17H7V9',
  next: 'm9 6 6 6-6 6',
  back: 'm15 6-6 6 6 6',
  close: 'm6 6 12 12M18 6 6 18',
  backstage: 'M4 6h10M18 6h2M4 12h2M10 12h10M4 18h8M16 18h4M14 4v4M6 10v4M12 16v4',
} as const

export type IconName = keyof typeof paths

/** A small drawing beside words that say the same; nobody has to see it. `next` and `back` turn with the script. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" data-icon={name} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
