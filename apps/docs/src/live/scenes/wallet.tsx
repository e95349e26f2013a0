import { WalletHomeScreen } from '@countersign/react'
import { payBefore } from './pay.ts'
import { type Scenes, signedIn } from './prepare.ts'

/** The whole wallet has a page of its own, without anything around it: `src/demo/`. */
export const scenes = {
  'wallet-home': {
    'After a payment': signedIn(async (world) => {
      await payBefore(world)
      return <WalletHomeScreen accountId={world.person.accountId} onGo={() => undefined} headingLevel={3} />
    }),
  },
} satisfies Record<string, Scenes>
