import { Icon } from './Icon.tsx'

export type DemoStripProps = {
  /** Absent where there is no sandbox to look behind. */
  backstage: { open: boolean; onToggle: () => void } | undefined
}

/** Stands outside of the product and says what it is. */
export function DemoStrip({ backstage }: DemoStripProps) {
  return (
    <aside className="strip" aria-label="About this page">
      <p>{backstage ? 'Demo. No real money.' : 'Demo on a live service.'}</p>
      {backstage && (
        <button type="button" aria-expanded={backstage.open} aria-controls="backstage" onClick={backstage.onToggle}>
          <Icon name="backstage" />
          Backstage
        </button>
      )}
    </aside>
  )
}
