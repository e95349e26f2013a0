import { ScaChallengeScreen, ScaFactorsScreen, ScaSignInScreen, TotpEnrollmentScreen } from '@countersign/react'
import { executed } from './pay.ts'
import { addApp, inEurope, type Scenes } from './prepare.ts'

export const scenes = {
  'sca-challenge': {
    'A code in a text message': inEurope(async (world) => {
      const payment = await executed(world)
      return <ScaChallengeScreen accountId={world.person.accountId} {...payment} headingLevel={3} />
    }),
  },
  'sca-sign-in': {
    'At least every 180 days': inEurope(({ person }) => (
      <ScaSignInScreen accountId={person.accountId} headingLevel={3} />
    )),
  },
  'sca-factors': {
    'Phone and app': inEurope(async (world) => {
      await addApp(world)
      return <ScaFactorsScreen accountId={world.person.accountId} headingLevel={3} />
    }),
  },
  'sca-factor-reset': {
    'Lost it?': inEurope(async (world) => {
      await addApp(world)
      return <ScaFactorsScreen accountId={world.person.accountId} headingLevel={3} />
    }),
  },
  'totp-enrollment': {
    'A new app': inEurope(({ person }) => <TotpEnrollmentScreen accountId={person.accountId} headingLevel={3} />),
  },
} satisfies Record<string, Scenes>
