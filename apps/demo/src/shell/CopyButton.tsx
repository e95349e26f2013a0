import { useState } from 'react'

export type CopyButtonProps = {
  text: string /** Names what is copied for users who do not see what it is next to. */
  label: string
}

/** Copies a text exactly, and says so. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [result, setResult] = useState<'Copied' | 'Can’t copy'>()
  function copy(): void {
    navigator.clipboard.writeText(text).then(
      () => setResult('Copied'),
      () => setResult('Can’t copy'),
    )
  }
  return (
    <button type="button" className="small-button" aria-label={label} onClick={copy}>
      {result ?? 'Copy'}
    </button>
  )
}
