import { useEffect, useRef } from 'react'
import { Link } from '../../router/Link.tsx'
import { useRouter } from '../../router/RouterContext.ts'
import { BackLink } from '../../shell/BackLink.tsx'
import { Icon } from '../../shell/Icon.tsx'
import { StepTitle } from '../../shell/StepTitle.tsx'
import { useWalletData } from '../../wallet/WalletData.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { findSetting, settingsOf } from './settings.tsx'

export type SettingPageProps = {
  id: string
  /** Whether there is an identity provider beside the wallet. */
  harborId: boolean
}

/** One setting on a page of its own. Its heading takes the focus when the person has come here within the wallet. */
export function SettingPage({ id, harborId }: SettingPageProps) {
  const router = useRouter()
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (router.hasMoved()) page.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [router])
  const { accountId } = useWalletData()
  const setting = findSetting(id)
  if (!setting) return <NotFoundPage />
  return (
    <div className="beside">
      <Menu id={id} />
      <div ref={page} className="column">
        <StepTitle title={setting.title} />
        <BackLink to="/settings">Settings</BackLink>
        {setting.show({ shared: { accountId, headingLevel: 1, className: 'wide' }, harborId })}
      </div>
    </div>
  )
}

/** The way to the other settings, beside this one where there is room. */
function Menu({ id: current }: { id: string }) {
  return (
    <nav className="menu" aria-label="Settings">
      <ul className="rows">
        {settingsOf(useWalletData()).map(({ id, icon, title }) => (
          <li key={id}>
            <Link to={`/settings/${id}`} className="row" aria-current={id === current ? 'page' : undefined}>
              <Icon name={icon} />
              <span className="row-title">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
