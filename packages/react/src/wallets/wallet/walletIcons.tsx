const paths = {
  home: 'm4 11 8-7 8 7M6 10v10h12V10M10 20v-6h4v6',
  send: 'M7 17 17 7M9 7h8v8',
  add: 'M12 5v14M5 12h14',
  activity: 'M4 7h16M4 12h16M4 17h10',
  payees: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20a7.5 7.5 0 0 1 15 0',
  settings: 'M4 8h9M19 8h1M4 16h1M11 16h9M16 5.5v5M8 13.5v5',
  back: 'm15 6-6 6 6 6',
  next: 'm9 5 7 7-7 7',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l4 4',
  key: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8M11 12l8-8M16 7l3 3',
  shield: 'M12 3 5 6v5c0 5 3 8.5 7 10 4-1.5 7-5 7-10V6zM9 12l2.2 2.2L15.5 10',
  trusted: 'M10 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M3 20a7 7 0 0 1 11-5.7M15 18l2.2 2.2L21.5 16',
  device: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M11 18h2',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  eye: 'M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  card: 'M3 6h18v12H3zM3 10h18',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1',
} as const

export type WalletIconName = keyof typeof paths

/** A small drawing beside words that say the same. Those that point somewhere turn with the script. */
export function WalletIcon({ name }: { name: WalletIconName }) {
  const mirrored = name === 'next' || name === 'back' || name === 'send'
  return (
    <svg data-part="icon" data-mirrored={mirrored ? '' : undefined} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
