import { Link } from '../../router/Link.tsx'
import { Icon } from '../../shell/Icon.tsx'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { useWalletData } from '../../wallet/WalletData.tsx'
import { settingsOf } from './settings.tsx'

/** Everything about this wallet that is not money. */
export function SettingsPage() {
  return (
    <div className="column roomy">
      <PageHeading title="Settings" />
      <section className="panel" aria-label="Settings of this wallet">
        <ul className="rows tiles">
          {settingsOf(useWalletData()).map(({ id, icon, title, note }) => (
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
