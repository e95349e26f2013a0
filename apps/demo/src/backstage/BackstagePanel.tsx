import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { Appearance } from '../shell/Appearance.tsx'
import { Icon } from '../shell/Icon.tsx'
import { FaultList } from './FaultList.tsx'
import { Inbox } from './Inbox.tsx'
import { SandboxClock } from './SandboxClock.tsx'
import { ScaOrders } from './ScaOrders.tsx'
import { TestPayees } from './TestPayees.tsx'
import { Traffic } from './Traffic.tsx'
import { useBackstage } from './useBackstage.ts'

/** From this width on the panel stands beside the wallet; below it covers it. */
const wideEnough = '(min-width: 900px)'

/** Shows the traffic behind the wallet, and lets the user inject faults. */
export function BackstagePanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const backstage = useBackstage(open)
  useShown(dialog, open)
  const { news } = backstage
  return (
    <dialog
      ref={dialog}
      id="backstage"
      className="backstage"
      aria-labelledby="backstage-heading"
      onClose={(event) => {
        // Also fires when the panel changes from beside to over the wallet; then it is open again by now.
        if (!event.currentTarget.open) onClose()
      }}
    >
      <div className="backstage-head">
        <h2 id="backstage-heading">Backstage</h2>
        <button type="button" className="icon-button" aria-label="Close backstage" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <p className="backstage-lead">
        What a customer never sees: the emails and texts that were “sent”, what crossed the wire, and faults to order.
      </p>
      {backstage.unreachable && (
        <p className="backstage-problem" role="alert">
          The demo’s server does not answer. Is it still running?
        </p>
      )}
      <Inbox messages={news?.inbox} now={news?.now} />
      <FaultList backstage={backstage} />
      <TestPayees />
      <ScaOrders backstage={backstage} />
      <SandboxClock now={news?.now} advance={backstage.advance} />
      <Traffic exchanges={news?.exchanges} />
      <section className="backstage-section" aria-labelledby="appearance-heading">
        <h3 id="appearance-heading">Appearance</h3>
        <Appearance direction />
      </section>
    </dialog>
  )
}

function useShown(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    const wide = matchMedia(wideEnough)
    const show = () => {
      element.close()
      // Beside the wallet it takes no focus; `show()` would.
      if (wide.matches) element.setAttribute('open', '')
      else element.showModal()
    }
    show()
    wide.addEventListener('change', show)
    return () => {
      wide.removeEventListener('change', show)
      element.close()
    }
  }, [dialog, open])
}
