const paths = {
  out: 'M7 17 17 7M9 7h8v8',
  in: 'M17 7 7 17M15 17H7V9',
  add: 'M12 5v14M5 12h14',
  next: 'm9 6 6 6-6 6',
  back: 'm15 6-6 6 6 6',
  home: 'm4 11 8-7 8 7M6 10v10h12V10M10 20v-6h4v6',
  activity: 'M4 7h16M4 12h16M4 17h10',
  settings: 'M4 8h9M19 8h1M4 16h1M11 16h9M16 5.5v5M8 13.5v5',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20a7.5 7.5 0 0 1 15 0',
  warning: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.4v.1',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l4 4',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  key: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8M11 12l8-8M16 7l3 3',
  shield: 'M12 3 5 6v5c0 5 3 8.5 7 10 4-1.5 7-5 7-10V6zM9 12l2.2 2.2L15.5 10',
  trusted: 'M10 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M3 20a7 7 0 0 1 11-5.7M15 18l2.2 2.2L21.5 16',
  device: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M11 18h2',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  eye: 'M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  card: 'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1M3 10h18M7 15h3',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1',
  backstage: 'M3 4.5h18M4.5 4.5V20c4-4 6-9 6-15.5M19.5 4.5V20c-4-4-6-9-6-15.5',
} as const

export type IconName = keyof typeof paths

/** A small drawing beside words that say the same; assistive technology skips it. `next` and `back` turn with the script. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" data-icon={name} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
