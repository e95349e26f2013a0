import { defineScreen } from '../../primitives/defineScreen.tsx'
import { LoadingPart } from '../../primitives/Lazy.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import { useLazy } from '../../primitives/useLazy.ts'
import * as SignedResource from '../../settings/signed-resource/index.ts'
import type { ScaFactorsContentProps } from './ScaFactorsContent.tsx'
import { useScaFactorsContext } from './ScaFactorsContext.ts'
import * as ScaFactors from './ScaFactorsRoot.tsx'

type ScreenProps = SignedResource.SettingsScreenProps & Omit<ScaFactorsContentProps, 'headingLevel'>

/**
 * The finished card for what a customer confirms with: phone, authenticator app and passkey, adding and removing them,
 * and replacing what was lost. Needs `@countersign/react/styles.css`.
 */
export const ScaFactorsScreen = defineScreen(
  {
    name: 'ScaFactors',
    root: ScaFactors.Root,
  },
  ({ accountId, headingLevel = 2, embedCheck }: ScreenProps) => (
    <Content accountId={accountId} headingLevel={headingLevel} embedCheck={embedCheck} />
  ),
  ['headingLevel', 'embedCheck'],
)

/** It is asked for with the factors, so that it is there once they are read. */
const loadContent = () => import('./ScaFactorsContent.tsx')

function Content(props: ScaFactorsContentProps) {
  const { state, notNeeded } = useScaFactorsContext()
  const later = useLazy(loadContent)
  const { headingLevel } = props
  if (notNeeded)
    return (
      <>
        <SignedResource.Heading className="cs-title" level={headingLevel} />
        <ScaFactors.Explanation className="cs-text" />
      </>
    )
  return (
    <>
      <SignedResource.SignedResourceTop headingLevel={headingLevel} />
      <LoadingPart
        later={later}
        waiting={state.list.status === 'ready' && <Skeleton lines={['text', 'text', 'text']} />}
      >
        {({ ScaFactorsContent }) => <ScaFactorsContent {...props} />}
      </LoadingPart>
    </>
  )
}
