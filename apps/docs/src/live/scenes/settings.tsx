import { createDelegatedKeyList } from '@countersign/core'
import {
  CardFreezeScreen,
  ContactChangeScreen,
  CredentialListScreen,
  DelegatedKeysScreen,
  SessionListScreen,
  WalletExportScreen,
  WalletPrivacyScreen,
} from '@countersign/react'
import type { LiveWorld } from '../world/createLiveWorld.ts'
import { type Scenes, signedIn } from './prepare.ts'

/** Lets the card spend without a signature, as the person did before. */
async function allowCard({ client, person }: LiveWorld): Promise<void> {
  const keys = createDelegatedKeyList(client, { accountId: person.accountId })
  await keys.load()
  await keys.change({ type: 'create', cardId: person.cardId, nickname: 'Groceries' })
}

export const scenes = {
  'session-list': {
    'This device': signedIn(({ person }) => <SessionListScreen accountId={person.accountId} headingLevel={3} />),
  },
  'credential-list': {
    'One way': signedIn(({ person }) => <CredentialListScreen accountId={person.accountId} headingLevel={3} />),
  },
  'contact-change': {
    'Email and phone': signedIn(({ person }) => <ContactChangeScreen accountId={person.accountId} headingLevel={3} />),
  },
  'wallet-privacy': {
    'Public or private': signedIn(({ person }) => (
      <WalletPrivacyScreen accountId={person.accountId} headingLevel={3} />
    )),
  },
  'wallet-export': {
    'Recovery words': signedIn(({ person }) => <WalletExportScreen accountId={person.accountId} headingLevel={3} />),
  },
  'card-freeze': {
    'One card': signedIn(({ person }) => <CardFreezeScreen accountId={person.accountId} headingLevel={3} />),
  },
  'delegated-keys': {
    'One card may spend': signedIn(async (world) => {
      await allowCard(world)
      return <DelegatedKeysScreen accountId={world.person.accountId} headingLevel={3} />
    }),
  },
} satisfies Record<string, Scenes>
