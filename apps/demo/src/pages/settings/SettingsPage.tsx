import { Link } from '../../router/Link.tsx'
import { Icon } from '../../shell/Icon.tsx'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { useWalletData } from '../../wallet/WalletData.tsx'
import { settingsOf } from './settings.tsx'

/** Everything about this wallet that is not money. */
export function SettingsPage() {
  return (
    <div className="column">
      <PageHeading title="Settings" />
      <section className="panel" aria-label="Settings of this wallet">
        <ul className="rows">
          {settingsOf(useWalletData()).map(({ id, title, note }) => (
            <li key={id}>
              <Link to={`/settings/${id}`} className="row">
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
