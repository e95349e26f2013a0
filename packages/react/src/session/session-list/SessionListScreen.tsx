import { defineScreen } from '../../primitives/defineScreen.tsx'
import { levelBelow } from '../../primitives/Heading.tsx'
import {
  type SettingsScreenProps,
  SignedResourceAnswers,
  SignedResourceBody,
} from '../../settings/signed-resource/index.ts'
import * as SessionList from './SessionList.tsx'
import { type SessionsOption, useSessionListContext, useSessions } from './SessionListContext.ts'

/**
 * The finished card for the devices that are signed in to a wallet: this one and the others, how and since when, and
 * signing each of them out, or all others at once. Needs `@countersign/react/styles.css`.
 */
export const SessionListScreen = defineScreen(
  {
    name: 'SessionList',
    root: SessionList.Root,
  },
  ({ headingLevel }: SettingsScreenProps) => (
    <SignedResourceBody headingLevel={headingLevel}>
      <SessionList.Empty className="cs-text" />
      <SessionList.Limit className="cs-hint" />
      <Group of="current" headingLevel={headingLevel} />
      <Group of="others" headingLevel={headingLevel} />
      <SessionList.EndOthersButton className="cs-button" data-look="quiet" />
      <SessionList.EndOthersQuestion className="cs-ask">
        <SignedResourceAnswers keep={SessionList.KeepButton} confirm={SessionList.ConfirmEndOthersButton} />
      </SessionList.EndOthersQuestion>
    </SignedResourceBody>
  ),
)

function Group({ of, headingLevel = 2 }: SettingsScreenProps & SessionsOption) {
  const { messages } = useSessionListContext()
  const Title = `h${levelBelow(headingLevel)}` as const
  if (useSessions(of).length === 0) return null
  return (
    <section className={of === 'others' ? 'cs-inset' : undefined}>
      <Title className="cs-subtitle">{messages[of]}</Title>
      <SessionList.Items of={of} className="cs-list">
        <SessionList.Icon className="cs-item-icon" />
        <div className="cs-item">
          <SessionList.Name className="cs-item-name" />
          <SessionList.Details className="cs-hint" />
          <SessionList.ItemErrorMessage className="cs-error" />
        </div>
        <SessionList.EndButton className="cs-link" />
      </SessionList.Items>
    </section>
  )
}
