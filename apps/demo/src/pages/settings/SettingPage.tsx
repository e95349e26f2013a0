import {
  ContactChangeScreen,
  CredentialListScreen,
  DelegatedKeysScreen,
  ScaFactorsScreen,
  SessionListScreen,
  TrustedBeneficiariesScreen,
  WalletExportScreen,
  WalletPrivacyScreen,
} from '@countersign/react'
import { useEffect, useRef } from 'react'
import { askHarborIdInPopup, harborIdName } from '../../identity/harborId.ts'
import { useRouter } from '../../router/RouterContext.ts'
import { BackLink } from '../../shell/BackLink.tsx'
import { PageTitle } from '../../shell/PageHeading.tsx'
import { useWalletData } from '../../wallet/WalletData.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { findSetting, type SettingId } from './settings.ts'

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
  const setting = findSetting(id)
  if (!setting) return <NotFoundPage />
  return (
    <div ref={page} className="column">
      <PageTitle title={setting.title} />
      <BackLink to="/settings">Settings</BackLink>
      <Screen id={setting.id} harborId={harborId} />
    </div>
  )
}

function Screen({ id, harborId }: { id: SettingId; harborId: boolean }) {
  const { accountId } = useWalletData()
  const shared = { accountId, headingLevel: 1, className: 'wide' } as const
  switch (id) {
    case 'sign-in':
      return (
        <CredentialListScreen
          {...shared}
          {...(harborId && { oidc: { providerName: harborIdName, open: askHarborIdInPopup } })}
        />
      )
    case 'confirming':
      return <ScaFactorsScreen {...shared} />
    case 'devices':
      return <SessionListScreen {...shared} />
    case 'contact':
      return <ContactChangeScreen {...shared} />
    case 'trusted':
      return <TrustedBeneficiariesScreen {...shared} />
    case 'privacy':
      return <WalletPrivacyScreen {...shared} />
    case 'cards':
      return <DelegatedKeysScreen {...shared} />
    case 'recovery':
      return <WalletExportScreen {...shared} />
  }
}
