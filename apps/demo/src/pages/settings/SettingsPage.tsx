import { Link } from '../../router/Link.tsx'
import { Icon } from '../../shell/Icon.tsx'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { useIsWide } from '../../shell/useIsWide.ts'
import { useWalletData } from '../../wallet/WalletData.tsx'
import { SettingPage } from './SettingPage.tsx'
import { settingsOf } from './settings.tsx'

/** Everything about this wallet that is not money; where there is room, with the first of it open. */
export function SettingsPage({ harborId }: { harborId: boolean }) {
  const settings = settingsOf(useWalletData())
  const [first] = settings
  if (useIsWide() && first) return <SettingPage id={first.id} harborId={harborId} isFirst />
  return (
    <div className="column">
      <PageHeading title="Settings" />
      <section className="panel" aria-label="Settings of this wallet">
        <ul className="rows">
          {settings.map(({ id, icon, title, note }) => (
            <li key={id}>
              <Link to={`/settings/${id}`} className="row">
                <span className="row-sign">
                  <Icon name={icon} />
                </span>
                <span className="row-main">
                  <span className="row-title">{title}</span>
                  <span className="row-note">{note}</span>
                </span>
                <Icon name="next" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
