import './demo.css'
import { WalletProvider } from '@countersign/react/provider'
import { WalletScreen } from '@countersign/react/wallet'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { Backstage } from '../live/Backstage.tsx'
import { createLiveWorld, type LiveWorld } from '../live/world/createLiveWorld.ts'

/** The wallet's address stands behind the `#`, so that any static host serves each of its pages. */
const readPath = () => decodeURI(location.hash.slice(1)) || '/'

function watchPath(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

function goTo(path: string, { replace }: { replace: boolean }): void {
  if (replace) location.replace(`#${path}`)
  else location.hash = path
}

/** A whole wallet, as a customer has it. Only the strip above it is about the world behind it. */
function Demo({ world }: { world: LiveWorld }) {
  const path = useSyncExternalStore(watchPath, readPath)
  return (
    <>
      <WalletProvider client={world.client}>
        <WalletScreen
          name="Harbor"
          brand={<span className="demo-brand">Harbor</span>}
          path={path}
          onNavigate={goTo}
          basePath="#"
          defaultEmail={world.person.email}
        />
      </WalletProvider>
      <details className="demo-backstage">
        <summary>Behind the screen</summary>
        <Backstage world={world} />
        <p>
          <a href={import.meta.env.BASE_URL}>Back to the documentation</a>
        </p>
      </details>
    </>
  )
}

const place = document.getElementById('wallet')
if (place) void createLiveWorld().then((world) => createRoot(place).render(<Demo world={world} />))
