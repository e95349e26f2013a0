import type { ReactNode } from 'react'

/** The frame around the field for a code, with a cell for each of its characters. */
export function CodeCells({ length = 6, children }: { length?: number | undefined; children: ReactNode }) {
  return (
    // Not in the markup, where a Content Security Policy would refuse it.
    <div className="cs-code" ref={(frame) => frame?.style.setProperty('--_length', `${length}`)}>
      {Array.from({ length }, (_, index) => (
        // Nothing tells one cell from another.
        <i key={String(index)} />
      ))}
      {children}
    </div>
  )
}
