import { lookUp } from '@countersign/core/client'
import { useId } from 'react'
import { brands, colors, fonts, type Look, type Theme } from './theme.ts'

type ControlsProps = {
  theme: Theme
  look: Look
  onTheme: (theme: Theme) => void
  onLook: (look: Look) => void
}

const measures = [
  { name: 'radius', label: 'Corners', min: 0, max: 28, step: 1, unit: 'px' },
  { name: 'buttonHeight', label: 'Height of buttons', min: 2.75, max: 4, step: 0.25, unit: 'rem' },
  { name: 'headingWeight', label: 'Weight of headings', min: 400, max: 800, step: 50, unit: '' },
  { name: 'density', label: 'Density', min: 0.85, max: 1.15, step: 0.05, unit: '' },
] as const

const labels = {
  accent: 'Accent',
  'on-accent': 'On the accent',
  surface: 'Cards',
  text: 'Text',
  edge: 'Edges of fields',
} as const

export function StudioControls({ theme, look, onTheme, onLook }: ControlsProps) {
  const id = useId()
  return (
    <div className="studio-controls">
      <Choice name="Brand" options={Object.keys(brands)} isChosen={(name) => lookUp(brands, name) === theme}>
        {(name) => onTheme(lookUp(brands, name) ?? theme)}
      </Choice>
      <Choice name="Look" options={['Light', 'Dark']} isChosen={(name) => name.toLowerCase() === look}>
        {(name) => onLook(name === 'Dark' ? 'dark' : 'light')}
      </Choice>
      {colors.map((name) => (
        <label key={name} className="studio-row">
          <span>{labels[name]}</span>
          <code>{theme[name][look]}</code>
          <input
            type="color"
            value={theme[name][look]}
            onChange={({ target }) => onTheme({ ...theme, [name]: { ...theme[name], [look]: target.value } })}
          />
        </label>
      ))}
      {measures.map(({ name, label, unit, ...range }) => (
        <label key={name} className="studio-row">
          <span>{label}</span>
          <code>
            {theme[name]}
            {unit}
          </code>
          <input
            type="range"
            {...range}
            value={theme[name]}
            onChange={({ target }) => onTheme({ ...theme, [name]: Number(target.value) })}
          />
        </label>
      ))}
      <div className="studio-row">
        <label htmlFor={`${id}-font`}>Typeface</label>
        <select
          id={`${id}-font`}
          value={theme.font}
          onChange={({ target }) => onTheme({ ...theme, font: target.value })}
        >
          {fonts.map(({ name, value }) => (
            <option key={name} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

type ChoiceProps = {
  name: string
  options: readonly string[]
  isChosen: (option: string) => boolean
  children: (option: string) => void
}

/** One of a few, each always visible. */
function Choice({ name, options, isChosen, children: choose }: ChoiceProps) {
  return (
    <fieldset className="live-states">
      <legend className="studio-legend">{name}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={isChosen(option)} onChange={() => choose(option)} />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  )
}
