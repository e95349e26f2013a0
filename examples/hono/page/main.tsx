import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Pay } from './Pay.tsx'

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Pay />
  </StrictMode>,
)
