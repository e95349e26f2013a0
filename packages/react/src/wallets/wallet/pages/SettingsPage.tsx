import { Go } from '../../../primitives/Go.tsx'
import { SupportLink } from '../../../primitives/SupportLink.tsx'
import { confirmsPayments, useGoTo, useWalletScreen, type WalletPageProps } from '../WalletScreenContext.ts'
import { Page as NotFound } from './NotFoundPage.tsx'
import { BackLink, Column, MenuRow } from './PageParts.tsx'
import { listSettings, type ShownSetting } from './settings.tsx'

/** Everything about this wallet that is not money; where there is room, with one of the settings open beside the list. */
export function Page({ accountId, id }: WalletPageProps) {
  const { messages, options, account, isWide } = useWalletScreen()
  const list = (hasProofs: boolean) => listSettings({ messages, own: options.settings, hasProofs })
  const offered = list(confirmsPayments(account))
  // By its address also before it is known whether this wallet has it.
  const open =
    id === undefined
      ? isWide && offered[0]?.[0]
      : list(true)
          .flat()
          .find((setting) => setting.id === id)
  if (id !== undefined && !open) return <NotFound />
  if (!open) return <List groups={offered} />
  const isFirst = id === undefined
  return (
    <div className="cs-beside" data-split="nav">
      {isWide && <Menu groups={offered} open={open.id} isHeading={isFirst} />}
      <Column>
        {!isWide && <BackLink path="/settings">{messages.settings}</BackLink>}
        {open.render({ accountId, headingLevel: isFirst ? 2 : 1 })}
      </Column>
    </div>
  )
}

type GroupsProps = { groups: readonly (readonly ShownSetting[])[] }

function List({ groups }: GroupsProps) {
  const { messages } = useWalletScreen()
  return (
    <Column>
      {groups.map((group, at) => (
        <section key={group[0]?.id} className="cs-card" aria-label={at === 0 ? messages.settingsLabel : undefined}>
          {at === 0 && (
            <h1 className="cs-title" tabIndex={-1}>
              {messages.settings}
            </h1>
          )}
          <ul className="cs-list cs-menu-list">
            {group.map(({ id, icon, title, note }) => (
              <MenuRow key={id} path={`/settings/${id}`} icon={icon} title={title} note={note} />
            ))}
          </ul>
        </section>
      ))}
      <SupportLink className="cs-link" />
    </Column>
  )
}

type MenuProps = GroupsProps & { open: string; isHeading: boolean }

/** The way to the other settings, beside this one. */
function Menu({ groups, open, isHeading }: MenuProps) {
  const { messages } = useWalletScreen()
  const go = useGoTo()
  return (
    <nav className="cs-menu" aria-label={messages.settings}>
      {isHeading ? (
        <h1 className="cs-page-title" tabIndex={-1}>
          {messages.settings}
        </h1>
      ) : (
        <p className="cs-page-title">
          <Go {...go('/settings')}>{messages.settings}</Go>
        </p>
      )}
      {groups.map((group) => (
        <ul key={group[0]?.id}>
          {group.map(({ id, icon, title }) => (
            <li key={id}>
              <Go {...go(`/settings/${id}`)} aria-current={id === open ? 'page' : undefined}>
                {icon}
                {title}
              </Go>
            </li>
          ))}
        </ul>
      ))}
      <SupportLink className="cs-link" />
    </nav>
  )
}
