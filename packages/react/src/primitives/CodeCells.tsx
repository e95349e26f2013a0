import type { ReactNode } from 'react'

/** The frame around the field for a code, with a cell for each of its characters. */
export function CodeCells({ length = 6, children }: { length?: number | undefined; children: ReactNode }) {
  return (
    <div className="cs-code" data-length={length}>
      {Array.from({ length }, (_, index) => (
        // Nothing tells one cell from another.
        <i key={String(index)} />
      ))}
      {children}
    </div>
  )
}
