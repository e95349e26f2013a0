import { useEffect, useId, useRef, useState } from 'react'
import { Screen } from '../Screen.tsx'
import type { Stage } from '../scenes/prepare.ts'
import { StudioControls } from './StudioControls.tsx'
import { brands, type Look, measureContrast, type Theme, writeCss, writeVariables } from './theme.ts'

const first = Object.values(brands)[0] as Theme

/** Ten tokens, a live screen, and the CSS to copy. */
export function ThemeStudio() {
  const [theme, setTheme] = useState(first)
  const [look, setLook] = useState<Look>('light')
  return (
    <div className="studio">
      <StudioControls theme={theme} look={look} onTheme={setTheme} onLook={setLook} />
      <div className="studio-result">
        <Preview theme={theme} look={look} />
        <ContrastTable theme={theme} look={look} />
      </div>
      <CssToCopy theme={theme} />
    </div>
  )
}

function Preview({ theme, look }: { theme: Theme; look: Look }) {
  const place = useRef<HTMLDivElement>(null)
  const stage = useStage()
  useEffect(() => {
    for (const [name, value] of writeVariables(theme)) place.current?.style.setProperty(name, value)
  }, [theme])
  return (
    <div className="studio-preview" ref={place} data-cs-theme={look}>
      {stage ? <Screen {...stage} /> : <p className="live-what">Starting the relay and the service …</p>}
    </div>
  )
}

function useStage(): Stage | undefined {
  const [stage, setStage] = useState<Stage>()
  useEffect(() => {
    let isOver = false
    void import('../scenes/payment.tsx')
      .then(({ scenes }) => scenes['quote-confirmation']['Signed by the wallet']())
      .then((prepared) => isOver || setStage(prepared))
    return () => {
      isOver = true
    }
  }, [])
  return stage
}

function ContrastTable({ theme, look }: { theme: Theme; look: Look }) {
  return (
    <table className="studio-contrast">
      <caption>Contrast, {look}</caption>
      <tbody>
        {measureContrast(theme, look).map(({ what, ratio, isEnough }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{ratio.toFixed(1)}</td>
            <td data-enough={isEnough}>{isEnough ? 'enough' : 'too little'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CssToCopy({ theme }: { theme: Theme }) {
  const id = useId()
  const [isCopied, setIsCopied] = useState(false)
  const css = writeCss(theme)
  const copy = () => void navigator.clipboard?.writeText(css).then(() => setIsCopied(true))
  return (
    <section className="studio-css" aria-labelledby={id}>
      <div className="live-bar">
        <h3 id={id}>CSS</h3>
        <button type="button" className="live-button" onClick={copy}>
          {isCopied ? 'Copied' : 'Copy'}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be reachable with the keyboard. */}
      <pre tabIndex={0}>
        <code>{css}</code>
      </pre>
    </section>
  )
}
