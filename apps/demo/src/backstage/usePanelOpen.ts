import { useState } from 'react'

const note = 'harbor:backstage'

/** Whether the panel is open, as this tab left it; at first where there is room beside the wallet. */
export function usePanelOpen(available: boolean): readonly [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(() => available && readOpen())
  return [
    open,
    (next) => {
      sessionStorage.setItem(note, next ? 'open' : 'closed')
      setOpen(next)
    },
  ]
}

function readOpen(): boolean {
  const remembered = sessionStorage.getItem(note)
  return remembered === null ? matchMedia('(min-width: 900px)').matches : remembered === 'open'
}
