import { createRoot } from 'react-dom/client'
import { LiveExample } from './LiveExample.tsx'
import { ThemeStudio } from './studio/ThemeStudio.tsx'

export function mountLive(place: HTMLElement, journey: string): void {
  createRoot(place).render(<LiveExample journey={journey} />)
}

export function mountStudio(place: HTMLElement): void {
  createRoot(place).render(<ThemeStudio />)
}
