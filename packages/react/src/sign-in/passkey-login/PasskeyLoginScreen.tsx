import { forwardRef } from 'react'
import { classNames } from '../../primitives/classNames.ts'
import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import { Screen } from '../../primitives/Screen.tsx'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { PasskeyLoginHeading } from './PasskeyLoginHeading.tsx'
import type { PasskeyLoginRootProps } from './PasskeyLoginRoot.tsx'
import { PasskeyLoginRoot } from './PasskeyLoginRoot.tsx'
import { PasskeyLoginSteps } from './PasskeyLoginSteps.tsx'

export type PasskeyLoginScreenProps = Omit<PasskeyLoginRootProps, 'children'> & {
  /** The level of the heading in your page; 2 if not given. */
  headingLevel?: HeadingLevel | undefined
  /** The heading takes the focus at once: for a screen in the place of what the person was using. */
  focusOnMount?: boolean | undefined
}

/**
 * The finished card for signing in with a passkey, by default with the one that was used last on this device. Where
 * passkeys cannot work it says why and offers another way. Needs `@countersign/react/styles.css`.
 */
export const PasskeyLoginScreen = forwardRef<HTMLDivElement, PasskeyLoginScreenProps>(
  function PasskeyLoginScreen(props, ref) {
    const { headingLevel, focusOnMount, className, ...rest } = props
    return (
      <Screen name="PasskeyLogin">
        <PasskeyLoginRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
          <PartBoundary>
            <PasskeyLoginHeading className="cs-title" level={headingLevel} focusOnMount={focusOnMount} />
            <PasskeyLoginSteps />
          </PartBoundary>
        </PasskeyLoginRoot>
      </Screen>
    )
  },
)
