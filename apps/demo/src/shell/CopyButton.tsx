import { useState } from 'react'

export type CopyButtonProps = {
  text: string
  /** Says what is copied to users who do not see what the button is next to. */
  what: string
}

/** Copies a text exactly, and says so. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [result, setResult] = useState<'Copied' | 'Can’t copy'>()
  function copy(): void {
    navigator.clipboard.writeText(text).then(
      () => setResult('Copied'),
      () => setResult('Can’t copy'),
    )
  }
  return (
    <button type="button" className="small-button" aria-live="polite" onClick={copy}>
      {result ?? 'Copy'} <span className="visually-hidden">{what}</span>
    </button>
  )
}
