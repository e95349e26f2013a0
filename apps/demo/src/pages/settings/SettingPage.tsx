import { useEffect, useRef } from 'react'
import { Link } from '../../router/Link.tsx'
import { useRouter } from '../../router/RouterContext.ts'
import { BackLink } from '../../shell/BackLink.tsx'
import { Icon } from '../../shell/Icon.tsx'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { StepTitle } from '../../shell/StepTitle.tsx'
import { useIsWide } from '../../shell/useIsWide.ts'
import { useWalletData } from '../../wallet/WalletData.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { findSetting, settingsOf } from './settings.tsx'

export type SettingPageProps = {
  id: string
  /** Whether there is an identity provider beside the wallet. */
  harborId: boolean
  /** The page of all settings, with this one open beside them. */
  isFirst?: boolean
}

/** One setting on a page of its own. Its heading takes the focus when the person has come here within the wallet. */
export function SettingPage({ id, harborId, isFirst = false }: SettingPageProps) {
  const router = useRouter()
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (router.hasMoved() && !isFirst) page.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [router, isFirst])
  const { accountId } = useWalletData()
  const isWide = useIsWide()
  const setting = findSetting(id)
  if (!setting) return <NotFoundPage />
  const headingLevel = isFirst ? 2 : 1
  return (
    <div className="beside" data-split="nav">
      {isWide && <Menu id={id} isHeading={isFirst} />}
      <div ref={page} className="column">
        {!isFirst && <StepTitle title={setting.title} />}
        {!isWide && <BackLink to="/settings">Settings</BackLink>}
        {setting.show({ shared: { accountId, headingLevel, className: 'wide' }, harborId })}
      </div>
    </div>
  )
}

/** The way to the other settings, beside this one. */
function Menu({ id: current, isHeading }: { id: string; isHeading: boolean }) {
  return (
    <nav className="menu" aria-label="Settings">
      {isHeading ? (
        <PageHeading title="Settings" />
      ) : (
        <p className="page-heading">
          <Link to="/settings">Settings</Link>
        </p>
      )}
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
